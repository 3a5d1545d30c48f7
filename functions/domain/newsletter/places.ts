import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'table.ts': { keeps: ['SUBSCRIBER#*', 'LEAVE#*'], lists: ['NEWSLETTER'], personal: 'theirs' },
}
