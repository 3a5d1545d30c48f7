import { serve } from '#functions/platform/http/serve.ts'
import { currentUser } from '#functions/platform/identity/session.ts'
import { accountApi } from '#shared/account/api.ts'
import { ownAccountApi } from '#shared/account/own-api.ts'
import * as login from './login.ts'
import * as ownAccount from './own-account.ts'
import * as recovery from './recovery.ts'
import * as signup from './signup.ts'

export const handler = serve({ ...accountApi, ...ownAccountApi })({
	currentUser: async ({ person, now }) => (person ? currentUser(person, now) : null),
	...signup,
	...login,
	...recovery,
	...ownAccount,
})
