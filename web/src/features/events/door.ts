import type { eventsDoorApi } from '#shared/events/door-api.ts'
import { client } from '#web/lib/api.ts'

/** These calls are written without their schemas, as the other calls of visitors. */
export const door = client<typeof eventsDoorApi>({
	door: { method: 'POST', path: '/api/event-door' },
	fillInAtDoor: { method: 'POST', path: '/api/event-door-form', idempotent: true },
	fillInBefore: { method: 'POST', path: '/api/event-form-before', idempotent: true },
})
