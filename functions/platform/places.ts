import type { PlacesOf } from './store/places.ts'

/** The stacks grant these by what the endpoints of a function need, and not by what it imports. */
export const places: PlacesOf = {
	'identity/session.ts': { keeps: ['SESSION#*'], personal: 'theirs', onRestore: 'emptied' },
	'http/idempotency.ts': { keeps: ['ONCE#*'], personal: 'copies' },
	'store/rate-limit.ts': { keeps: ['THROTTLE#*'], personal: 'expires', onRestore: 'kept' },
	'store/audit.ts': { appends: ['AUDIT#*'], personal: 'ids', onRestore: 'kept' },
}
