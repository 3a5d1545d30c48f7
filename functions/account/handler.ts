import { serve } from '#functions/platform/http/serve.ts'
import { currentUser } from '#functions/platform/identity/session.ts'
import { accountApi } from '#shared/account/api.ts'
import { ownAccountApi } from '#shared/account/own-api.ts'
import { eraseAccount, keepAccount } from './erase.ts'
import { login, signout } from './login.ts'
import { changeEmail, confirmEmail } from './own-email.ts'
import { changeName } from './own-name.ts'
import { changePassword } from './own-password.ts'
import { recover, requestRecovery } from './recovery.ts'
import { endOthers, sessions } from './sessions.ts'
import { signup } from './signup.ts'
import { resendCode, verify } from './verify.ts'

export const handler = serve({ ...accountApi, ...ownAccountApi })({
	currentUser: async ({ person, now }) => (person ? currentUser(person, now) : null),
	signup,
	verify,
	resendCode,
	login,
	signout,
	requestRecovery,
	recover,
	sessions,
	endOthers,
	changePassword,
	changeName,
	changeEmail,
	confirmEmail,
	eraseAccount,
	keepAccount,
})
