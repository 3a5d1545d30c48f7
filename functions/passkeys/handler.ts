import { serve } from '#functions/platform/http/serve.ts'
import { passkeysApi } from '#shared/passkeys/api.ts'
import { requireOfEveryone, reset } from './organization.ts'
import { add, newCodes, registration, remove, state } from './own.ts'
import { challenge, signIn, signInWithCode } from './sign-in.ts'

export const handler = serve(passkeysApi)({
	state,
	registration,
	add,
	remove,
	newCodes,
	reset,
	require: requireOfEveryone,
	challenge,
	signIn,
	signInWithCode,
})
