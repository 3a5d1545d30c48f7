import type { PlacesOf } from './store/places.ts'

/** The stacks grant these by what the endpoints of a function need, and not by what it imports. */
export const places: PlacesOf = {
	'identity/session.ts': {
		keeps: ['SESSION#*'],
		personal: 'theirs',
		onRestore: 'emptied',
		items: { 'SESSION#<user> / <hash>': 'a session, by a hash of its cookie' },
	},
	'http/first-answer.ts': {
		keeps: ['ONCE#*'],
		personal: 'copies',
		items: { 'ONCE#<hash> / ONCE': 'the first answer to a request that acts once' },
	},
	'store/rate-limit.ts': {
		keeps: ['THROTTLE#*'],
		personal: 'expires',
		onRestore: 'kept',
		items: { 'THROTTLE#<what>#<hash> / <number>': 'the attempts of one window of time' },
	},
	'store/audit.ts': {
		appends: ['AUDIT#*'],
		personal: 'ids',
		onRestore: 'kept',
		indexed: { AUDIT: { order: '<moment>#<id or action>', kind: '<user or visitor>' } },
		items: {
			'AUDIT#<token or id> / <moment>#<id or action>': 'that someone did or opened something, below what it was about',
		},
	},
}
