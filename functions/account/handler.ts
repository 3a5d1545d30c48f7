import { serve } from '#functions/platform/http/serve.ts'
import { currentUser } from '#functions/platform/identity/session.ts'
import { accountApi } from '#shared/account/api.ts'
import { login, signout } from './login.ts'
import { recover, requestRecovery } from './recovery.ts'
import { signup } from './signup.ts'
import { resendCode, verify } from './verify.ts'

export const handler = serve(accountApi)({
	currentUser: async ({ person }) => (person ? currentUser(person) : null),
	signup,
	verify,
	resendCode,
	login,
	signout,
	requestRecovery,
	recover,
})
