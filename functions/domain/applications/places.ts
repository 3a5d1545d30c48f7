import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	// Pointers below a user lead to their applications.
	'table.ts': { keeps: ['APPLICATION#*', 'GUEST#*', 'SETTINGS', 'USER#*'], lists: ['APPLICATIONS'] },
}
