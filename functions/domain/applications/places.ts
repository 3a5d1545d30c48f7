import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'due.ts': { keeps: ['DUE#*'], personal: 'theirs' },
	// A member's unfinished application.
	'draft.ts': { keeps: ['USER#*'], personal: 'theirs' },
	// A member's applications are found by pointers below USER#.
	'table.ts': {
		keeps: ['APPLICATION#*', 'GUEST#*', 'SETTINGS', 'USER#*'],
		lists: ['APPLICATIONS'],
		personal: 'theirs',
	},
}
