import * as z from 'zod'
import { messageOnly, noContent, noPayload } from '../answers.ts'
import { type Api, get, post } from '../endpoint.ts'
import { LoginInput, RecoverInput, RecoveryRequestInput, SignoutInput, SignupInput, VerifyInput } from './schema.ts'
import { CurrentUser } from './user.ts'

export const accountApi = {
	currentUser: get('/api/user', 'public', {
		summary: 'The person who is signed in, or null for a visitor',
		request: noPayload,
		response: CurrentUser.nullable(),
	}),
	signup: post('/api/user', 'public', {
		summary: 'Create an account; the emailed code completes it',
		rateLimit: { attempts: 20, minutes: 60 },
		request: SignupInput,
		response: messageOnly,
	}),
	verify: post('/api/verify-user', 'signed-in', {
		summary: 'Complete an account with the emailed code',
		rateLimit: { attempts: 40, minutes: 60 },
		request: VerifyInput,
		response: noContent,
	}),
	resendCode: post('/api/resend-verification-code', 'signed-in', {
		summary: 'Email a new verification code; the old one ends',
		request: noPayload,
		response: messageOnly,
	}),
	login: post('/api/login', 'public', {
		summary: 'Sign in; an employee with a passkey gets no session yet, but ten minutes to show it',
		rateLimit: { attempts: 20, minutes: 1 },
		request: LoginInput,
		response: messageOnly.partial().extend({ needsPasskey: z.literal(true).optional() }),
	}),
	signout: post('/api/signout', 'public', {
		summary: 'End this session, or the one that is named: a page that had no network signs out later',
		request: SignoutInput,
		response: noContent,
	}),
	requestRecovery: post('/api/send-recovery-email', 'public', {
		summary: 'Email a recovery code, if there is such an account',
		rateLimit: { attempts: 20, minutes: 60 },
		request: RecoveryRequestInput,
		response: messageOnly,
	}),
	recover: post('/api/recover-password', 'public', {
		summary: 'Set a new password with the emailed recovery code; every session of the account ends',
		rateLimit: { attempts: 20, minutes: 10 },
		request: RecoverInput,
		response: messageOnly,
	}),
} satisfies Api
