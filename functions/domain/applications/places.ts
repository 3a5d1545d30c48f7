import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	// A member's applications are found by pointers below USER#.
	'due.ts': { keeps: ['DUE#*'] },
	'table.ts': { keeps: ['APPLICATION#*', 'GUEST#*', 'SETTINGS', 'USER#*'], lists: ['APPLICATIONS'] },
}
