import { presentEmails } from '#functions/domain/people/present-email.ts'
import { isOwnAddress } from './mails.ts'
import type { Application } from './table.ts'

/** Only an address that was the member's own moves with their account. */
export const sentFrom = (application: Application) => ({
	ownerId: isOwnAddress(application) ? application.applicantID : undefined,
	email: application.email,
})

/**
 * Where to write to an applicant. Find still shows the address that was typed, because someone else may know the token,
 * and mustn't learn the new address from it.
 */
export async function emailOf(application: Application) {
	const [email = application.email] = await presentEmails([sentFrom(application)])
	return email
}
