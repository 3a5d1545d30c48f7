import * as z from 'zod'
import {
	emailField,
	ifGiven,
	line,
	looseEmail,
	newPassword,
	ownPassword,
	personName,
	reloadSentence,
} from '../fields.ts'
import { t } from '../words/t.ts'

const signupEmailSentence = t('Invalid Email Length or Format!')

export const SignupInput = z.strictObject({
	firstName: personName(1, 49, t('Invalid First Name Length!')),
	lastName: personName(1, 49, t('Invalid Last Name Length!')),
	email: emailField(signupEmailSentence, signupEmailSentence),
	password: newPassword,
})

export const passwordsMustMatch = t('Passwords Must Match!')

export const LoginInput = z.strictObject({ email: looseEmail, password: ownPassword })

/** Without `session`, the session that sends the request ends. */
export const SignoutInput = z.strictObject({
	session: ifGiven(line(45, 200, reloadSentence).regex(/^[\w-]+\.[\w-]{43}$/, reloadSentence)),
})

export const VerifyInput = z.strictObject({ verificationCode: line(1, 20, t('Enter the code from our email.')) })

export const RecoveryRequestInput = z.strictObject({ email: looseEmail })

export const recoveryCodeLength = 10

export const RecoverInput = z.strictObject({
	email: looseEmail.max(49, t('Enter an email with fewer than 50 characters.')),
	password: newPassword,
	token: line(recoveryCodeLength, recoveryCodeLength, t('Enter all 10 characters of the code.')),
})
