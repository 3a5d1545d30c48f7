import { messageOnly } from '../answers.ts'
import type { Api } from '../endpoint.ts'
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
		summary: 'End a subscription with the token of a newsletter mail',
		method: 'POST',
		path: '/api/newsletter-unsubscribe',
		access: 'public',
		rateLimit: { attempts: 40, minutes: 60 },
		request: UnsubscribeInput,
		response: messageOnly,
	},
} satisfies Api
