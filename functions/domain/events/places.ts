import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'table.ts': { keeps: ['EVENT#*'], lists: ['EVENTS'], personal: 'ids' },
	'added.ts': { appends: ['EVENTSADDED'], personal: 'none' },
	'guests.ts': { keeps: ['GUEST#*', 'SIGNUPSOF#*'], lists: ['GUESTS'], personal: 'theirs' },
	'cancel-links.ts': { keeps: ['CANCELSIGNUP#*'], personal: 'expires' },
	'unconfirmed.ts': { keeps: ['UNCONFIRMED#*'], personal: 'expires' },
	// Restored it would be sent again, so a restore ends it.
	'mailings.ts': { appends: ['MAILING#*'], personal: 'copies', onRestore: 'emptied' },
	'mail-guests.ts': { keeps: ['MAILING#*'], personal: 'copies', onRestore: 'emptied' },
	'sign-ins.ts': { keeps: ['EVENTSIGNIN#*'], lists: ['EVENTSIGNINS'], personal: 'theirs' },
}
