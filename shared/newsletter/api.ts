import { messageOnly } from '../answers.ts'
import { type Api, post } from '../endpoint.ts'
import { leavePath } from './links.ts'
import { NewsletterInput, UnsubscribeInput } from './schema.ts'

export const newsletterApi = {
	signup: post('/api/newsletter-signup', 'public', {
		summary: 'Subscribe to the newsletter',
		idempotent: true,
		rateLimit: { attempts: 40, minutes: 60 },
		request: NewsletterInput,
		response: messageOnly,
	}),
	unsubscribe: post(leavePath, 'public', {
		summary: 'End a subscription with the token of a newsletter mail; mail programs have it in the address',
		addressed: true,
		// A mail provider unsubscribes many people from one network, and nobody can guess a token.
		rateLimit: { attempts: 2000, minutes: 60 },
		request: UnsubscribeInput,
		response: messageOnly,
	}),
} satisfies Api
