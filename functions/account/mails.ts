import { type Cause, queueMail } from '#functions/domain/mail/outbox.ts'
import { userKey } from '#functions/platform/identity/session.ts'
import type { UserRecord } from '#shared/account/user.ts'
import type { Language } from '#shared/words/t.ts'

interface Addressee {
	_id: string
	email: string
	language: Language
}

/**
 * Queues the code, or for an address that already has an account a note to its owner, so that the sender can't tell which.
 * Neither mail repeats the typed name, because a stranger could put any words into someone else's mailbox that way.
 */
export function queueSignupMail(
	{ _id, email, language }: Addressee,
	code: string,
	owner: UserRecord | undefined,
	cause: Cause,
) {
	const content = owner
		? ({ template: 'address-in-use', firstName: '' } as const)
		: ({ template: 'verification', firstName: '', code } as const)
	return queueMail({ to: email, language: owner?.language ?? language, content, about: userKey(_id) }, cause)
}
