import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	// A mail may hold a code, so the functions that queue mails can't read them.
	'outbox.ts': { appends: ['MAIL#*'] },
	'sending.ts': { keeps: ['MAIL#*'] },
	'outcome.ts': { keeps: ['OUTCOME#*'] },
	'address.ts': { keeps: ['ADDRESS#*'] },
}
