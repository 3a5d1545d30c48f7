import * as z from 'zod'
import { messageOnly, noContent, noPayload } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import {
	CurrentUser,
	LoginInput,
	RecoverInput,
	RecoveryRequestInput,
	SignupInput,
	VerifyInput,
} from './schema.ts'

export const accountApi = {
	currentUser: {
		summary: 'The person who is signed in, or null for a visitor',
		method: 'GET',
		path: '/api/user',
		access: 'public',
		request: noPayload,
		response: CurrentUser.nullable(),
	},
	signup: {
		summary: 'Create an account; the emailed code completes it',
		method: 'POST',
		path: '/api/user',
		access: 'public',
		rateLimit: { attempts: 20, minutes: 60 },
		request: SignupInput,
		response: messageOnly,
	},
	verify: {
		summary: 'Complete an account with the emailed code',
		method: 'POST',
		path: '/api/verify-user',
		access: 'signed-in',
		rateLimit: { attempts: 40, minutes: 60 },
		request: VerifyInput,
		response: noContent,
	},
	resendCode: {
		summary: 'Email a new verification code; the old one ends',
		method: 'POST',
		path: '/api/resend-verification-code',
		access: 'signed-in',
		request: noPayload,
		response: messageOnly,
	},
	login: {
		summary: 'Sign in; an employee with a passkey gets no session yet, but ten minutes to show it',
		method: 'POST',
		path: '/api/login',
		access: 'public',
		rateLimit: { attempts: 20, minutes: 1 },
		request: LoginInput,
		response: messageOnly.partial().extend({ needsPasskey: z.literal(true).optional() }),
	},
	signout: {
		summary: 'End this session',
		method: 'POST',
		path: '/api/signout',
		access: 'public',
		request: noPayload,
		response: noContent,
	},
	requestRecovery: {
		summary: 'Email a recovery code, if there is such an account',
		method: 'POST',
		path: '/api/send-recovery-email',
		access: 'public',
		rateLimit: { attempts: 20, minutes: 60 },
		request: RecoveryRequestInput,
		response: messageOnly,
	},
	recover: {
		summary: 'Set a new password with the emailed recovery code; every session of the account ends',
		method: 'POST',
		path: '/api/recover-password',
		access: 'public',
		rateLimit: { attempts: 20, minutes: 10 },
		request: RecoverInput,
		response: messageOnly,
	},
} satisfies Api
