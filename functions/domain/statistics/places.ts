import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'snapshot.ts': {
		keeps: ['STATISTICS#*'],
		personal: 'none',
		items: {
			'STATISTICS#PERIOD / <period>': 'the figures of a day, a month, a year or all time',
			'STATISTICS#DISORDER / <disorder>': 'the figures of a disorder',
			'STATISTICS#HELPED / <period>': 'the people who were helped in the twelve months from this one',
			'STATISTICS#AS OF / AS OF': 'when the last count began',
		},
	},
	'contact-lists.ts': { keeps: ['CONTACTS#*', 'CONTACTSEARCH#*'], personal: 'copies', items: {} },
	// These items repeat facts of applications until the next count.
	'contacts.ts': {
		keeps: ['CONTACTS#*', 'CONTACTSEARCH#*'],
		personal: 'copies',
		items: {
			'CONTACTS#<disorder> / <word>#<hash>': 'a person in the list of a disorder or of all, by name',
			'CONTACTS#<disorder>#<state> / <word>#<hash>': 'the same by state',
			'CONTACTSEARCH#<disorder> / <word>#<hash>': 'the same by name, last name and email, for searching',
		},
	},
}
