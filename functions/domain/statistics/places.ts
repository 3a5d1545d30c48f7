import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'snapshot.ts': { keeps: ['STATISTICS#*'], personal: 'none' },
	'contact-lists.ts': { keeps: ['CONTACTS#*', 'CONTACTSEARCH#*'], personal: 'copies' },
	// They repeat what applications say until the next count.
	'contacts.ts': { keeps: ['CONTACTS#*', 'CONTACTSEARCH#*'], personal: 'copies' },
}
