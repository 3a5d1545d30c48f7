import { type Cause, queueMail } from '#functions/domain/mail/outbox.ts'
import { userKey } from '#functions/platform/identity/session.ts'

interface Addressee {
	_id: string
	email: string
}

/**
 * The code, or for an address that has an account already a note to its owner: from outside both look alike. Neither
 * repeats the name that was typed, because it may be a stranger's words in someone else's mailbox.
 */
export function queueSignupMail({ _id, email }: Addressee, code: string, isKnown: boolean, cause: Cause) {
	const content = isKnown
		? ({ template: 'address-in-use', firstName: '' } as const)
		: ({ template: 'verification', firstName: '', code } as const)
	return queueMail({ to: email, content, about: userKey(_id) }, cause)
}
