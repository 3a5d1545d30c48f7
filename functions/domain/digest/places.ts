import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'table.ts': {
		keeps: ['DIGEST'],
		personal: 'theirs',
		items: { 'DIGEST / <user>': 'an employee who wants the digest' },
	},
}
