import type { eventsApi } from '#shared/events/api.ts'
import { client } from '#web/lib/api.ts'

/** The calls are spelled without their schemas, because the page has no use for zod before someone signs up. */
export const events = client<Pick<typeof eventsApi, 'published' | 'attend' | 'showSignUp' | 'takePlace' | 'cancel'>>({
	published: { method: 'GET', path: '/api/active-events', published: true },
	attend: { method: 'POST', path: '/api/attending-event', idempotent: true },
	showSignUp: { method: 'POST', path: '/api/event-sign-up' },
	takePlace: { method: 'POST', path: '/api/take-event-place' },
	cancel: { method: 'POST', path: '/api/cancel-event-sign-up' },
})
