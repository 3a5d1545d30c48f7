import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'table.ts': { keeps: ['BOOK#*', 'BOOKSOF#*'], lists: ['BOOKS'], personal: 'theirs' },
}
