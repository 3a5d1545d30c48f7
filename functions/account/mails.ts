import { mail } from '#functions/domain/mail/outbox.ts'
import { countAttempt } from '#functions/platform/store/rate-limit.ts'

/** Nobody's mailbox is to be filled through us, whoever asks. */
const mailsToOneAddress = { attempts: 5, minutes: 60 }

export const spendMail = (email: string, now: Date) =>
	countAttempt('account-mail', email, mailsToOneAddress, now)

interface Addressee {
	email: string
	firstName: string
}

/** The code, or for an address that has an account already a note to its owner: from outside both look alike. */
export const signupLetter = ({ email, firstName }: Addressee, code: string, known: boolean, now: Date) =>
	known
		? mail(email, { template: 'address-in-use', firstName }, now)
		: mail(email, { template: 'verification', firstName, code }, now)
