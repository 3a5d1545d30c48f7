import { type Cause, queueMail } from '#functions/domain/mail/outbox.ts'
import { userKey } from '#functions/platform/identity/session.ts'
import { countAttempt } from '#functions/platform/store/rate-limit.ts'

/** Nobody's mailbox is to be filled through us, whoever asks. */
const mailsToOneAddress = { attempts: 5, minutes: 60 }

export const spendMail = (email: string, now: Date) =>
	countAttempt('account-mail', email, mailsToOneAddress, now)

interface Addressee {
	_id: string
	email: string
	firstName: string
}

/** The code, or for an address that has an account already a note to its owner: from outside both look alike. */
export function queueSignupMail(
	{ _id, email, firstName }: Addressee,
	code: string,
	isKnown: boolean,
	cause: Cause,
) {
	const content = isKnown
		? ({ template: 'address-in-use', firstName } as const)
		: ({ template: 'verification', firstName, code } as const)
	return queueMail({ to: email, content, about: userKey(_id) }, cause)
}
