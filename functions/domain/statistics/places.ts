import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'mark.ts': { appends: ['CHANGED'], personal: 'counts' },
	// What's left of things that are gone leads to no one, and statistics need it for good.
	'past.ts': { appends: ['PAST#*'], personal: 'none' },
	'snapshot.ts': { keeps: ['STATISTICS#*'], personal: 'none' },
	'counted.ts': { keeps: ['COUNTED#*'], personal: 'counts' },
	'contact-lists.ts': { keeps: ['CONTACTS#*', 'CONTACTSEARCH#*'], personal: 'counts' },
	'contacts.ts': { keeps: ['CONTACT#*', 'CONTACTS#*', 'CONTACTSEARCH#*'], personal: 'counts' },
}
