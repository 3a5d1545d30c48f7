import * as z from 'zod'
import { messageOnly, noContent, noPayload } from '../answers.ts'
import { type Api, get, post } from '../endpoint.ts'
import {
	AddPasskeyInput,
	CodeSignInInput,
	ConfirmedInput,
	PasskeySignInInput,
	PasskeyState,
	RegistrationOptions,
	RemovePasskeyInput,
	RequirePasskeysInput,
	ResetPasskeysInput,
	SignInOptions,
} from './schema.ts'

const signInLimit = { attempts: 30, minutes: 10 }
const recoveryCodes = z.array(z.string())

export const passkeysApi = {
	state: get('/api/passkeys', 'employee', {
		summary: 'The own passkeys, how many recovery codes are left, and whether passkeys are required',
		beforePasskey: true,
		request: noPayload,
		response: PasskeyState,
	}),
	registration: post('/api/passkey-registration', 'employee', {
		summary: 'Begin to add a passkey: the options for the browser, with a challenge for five minutes',
		beforePasskey: true,
		employeeKey: true,
		request: ConfirmedInput,
		response: z.object({ options: RegistrationOptions }),
	}),
	add: post('/api/add-passkey', 'employee', {
		summary: 'Add the passkey that the browser made; the first one comes with recovery codes, shown once',
		beforePasskey: true,
		rateLimit: { attempts: 30, minutes: 10 },
		request: AddPasskeyInput,
		response: messageOnly.extend({ state: PasskeyState, recoveryCodes: recoveryCodes.optional() }),
	}),
	remove: post('/api/remove-passkey', 'employee', {
		summary: 'Remove one of your own passkeys',
		employeeKey: true,
		request: RemovePasskeyInput,
		response: messageOnly.extend({ state: PasskeyState }),
	}),
	newCodes: post('/api/new-recovery-codes', 'employee', {
		summary: 'New recovery codes, shown once; the old ones end',
		employeeKey: true,
		request: ConfirmedInput,
		response: messageOnly.extend({ recoveryCodes }),
	}),
	reset: post('/api/reset-passkeys', 'User Access', {
		summary: 'Remove the passkeys and recovery codes of a colleague who lost them; their sessions end',
		employeeKey: true,
		request: ResetPasskeysInput,
		response: messageOnly,
	}),
	require: post('/api/require-passkeys', 'User Access', {
		summary: 'Set whether every employee needs a passkey',
		employeeKey: true,
		request: RequirePasskeysInput,
		response: messageOnly,
	}),
	challenge: post('/api/passkey-challenge', 'public', {
		summary: 'After the password: the options for the browser to sign in with a passkey',
		rateLimit: signInLimit,
		request: noPayload,
		response: z.object({ options: SignInOptions }),
	}),
	signIn: post('/api/sign-in-with-passkey', 'public', {
		summary: 'Finish signing in with a passkey',
		rateLimit: signInLimit,
		request: PasskeySignInInput,
		response: noContent,
	}),
	signInWithCode: post('/api/sign-in-with-recovery-code', 'public', {
		summary: 'Finish signing in with a recovery code, which works once',
		rateLimit: signInLimit,
		request: CodeSignInInput,
		response: z.object({ recoveryCodesLeft: z.number().int() }),
	}),
} satisfies Api
