import * as z from 'zod'
import { newPassword, ownPassword } from '../fields.ts'
import { SignupInput, VerifyInput } from './schema.ts'

export const ChangePasswordInput = z.strictObject({
	/** The one they have had so far. */
	password: ownPassword,
	newPassword,
})

export const ChangeNameInput = SignupInput.pick({ firstName: true, lastName: true })

export const ChangeEmailInput = SignupInput.pick({ email: true }).extend({ password: ownPassword })

/** The code counts for the address that it was sent to. Sent again, it finds the account there already. */
export const ConfirmEmailInput = SignupInput.pick({ email: true }).extend(VerifyInput.shape)

export const ownAccountSentences = {
	passwordChanged: 'Your password is changed. You’re signed out everywhere else.',
	nameChanged: 'Your name is changed.',
	emailCodeSent: 'We emailed a code to your new email. Enter it to finish.',
	emailChanged: 'Your email is changed. Sign in with it from now on.',
	emailIsOwn: 'That’s the email you have now.',
	emailTaken: 'There’s already an account with this email, so yours keeps the email it has.',
	changedMeanwhile: 'Your account changed at the same moment, so nothing was saved. Please try again.',
} as const
