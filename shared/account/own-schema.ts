import * as z from 'zod'
import { ifGiven, newPassword, ownPassword, yesNo } from '../fields.ts'
import { t } from '../words/t.ts'
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

/** Someone who waits for our answer says that they know it won’t come. */
export const EraseAccountInput = z.strictObject({ password: ownPassword, pendingToo: ifGiven(yesNo()) })

export const ownAccountSentences = {
	passwordChanged: t('Your password was changed. You’re signed out everywhere else.'),
	nameChanged: t('Your name was changed.'),
	emailCodeSent: t('We emailed a code to your new email. Enter it to finish.'),
	emailChanged: t('Your email was changed. Sign in with it from now on.'),
	emailIsOwn: t('That’s the email you have now.'),
	emailTaken: t('There’s already an account with this email, so yours keeps the email it has.'),
	eraseAsked: t('We’ll erase your account in a day or two. We emailed you how to stop it.'),
	erasesPending: t('You’re still waiting for our answer to an application. Check the box if you want it erased too.'),
	erasesUnpaid: t('We approved an application and don’t see its payment yet. Check the box if you want it erased too.'),
	eraseNotEmployees: t(
		'You’re an employee, so your account can’t be erased here. Ask a colleague to make you a member first.',
	),
	accountKept: t('You keep your account. Nothing was erased.'),
	changedMeanwhile: t('Your account changed at the same moment, so nothing was saved. Please try again.'),
} as const
