import { messageOnly } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { leavePath } from './links.ts'
import { NewsletterInput, UnsubscribeInput } from './schema.ts'

export const newsletterApi = {
	signup: {
		summary: 'Subscribe to the newsletter',
		method: 'POST',
		path: '/api/newsletter-signup',
		access: 'public',
		idempotent: true,
		rateLimit: { attempts: 40, minutes: 60 },
		request: NewsletterInput,
		response: messageOnly,
	},
	unsubscribe: {
		summary: 'End a subscription with the token of a newsletter mail; mail programs have it in the address',
		method: 'POST',
		path: leavePath,
		access: 'public',
		addressed: true,
		// A mail provider unsubscribes many people from one network, and nobody can guess a token.
		rateLimit: { attempts: 2000, minutes: 60 },
		request: UnsubscribeInput,
		response: messageOnly,
	},
} satisfies Api
