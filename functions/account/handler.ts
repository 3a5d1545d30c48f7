import { prefetching } from '#functions/platform/http/prefetch.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { passkeyRuleRef } from '#functions/platform/identity/passkey-rule.ts'
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
	currentUser: prefetching(
		accountApi.currentUser,
		() => ({ required: passkeyRuleRef }),
		async ({ person, now }, { required }) => (person ? currentUser(person, required, now) : null),
	),
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
