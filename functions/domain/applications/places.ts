import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'due.ts': { keeps: ['DUE#*'], personal: 'theirs' },
	// Hashes of what applications may have in common, with the tokens of those that have it.
	'facts.ts': { keeps: ['ALIKE#*'], personal: 'theirs' },
	'not-same.ts': { keeps: ['APPLICATION#*'], below: 'NOTSAME#', personal: 'aside' },
	'readers.ts': { keeps: ['APPLICATION#*'], below: 'READER#', personal: 'aside' },
	// A member's unfinished application.
	'draft.ts': { keeps: ['USER#*'], personal: 'theirs' },
	'settings.ts': { keeps: ['SETTINGS'], personal: 'none' },
	// A member's applications are found by pointers below USER#.
	'table.ts': {
		keeps: ['APPLICATION#*', 'UNCLAIMED#*', 'USER#*'],
		lists: ['APPLICATIONS'],
		personal: 'theirs',
	},
}
