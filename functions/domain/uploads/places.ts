import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'table.ts': {
		keeps: ['UPLOADS#*'],
		personal: 'theirs',
		items: { 'UPLOADS#<date> / <date>-<number>-<id>': 'an upload that is no part of anything yet, by its day' },
	},
}
