import type { PlacesOf } from '#functions/platform/store/places.ts'

/** What was sent and which addresses bounce stays true whatever is restored. */
export const places: PlacesOf = {
	// A mail may hold a code, so the functions that queue mails can't read them.
	'outbox.ts': { appends: ['MAIL#*'], personal: 'theirs', onRestore: 'kept' },
	'sending.ts': { keeps: ['MAIL#*'], personal: 'theirs', onRestore: 'kept' },
	'outcome.ts': { keeps: ['OUTCOME#*'], personal: 'theirs', onRestore: 'kept' },
	'address.ts': { keeps: ['ADDRESS#*'], personal: 'theirs', onRestore: 'kept' },
}
