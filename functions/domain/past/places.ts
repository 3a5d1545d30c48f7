import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	// These items lead to no person, and statistics need them for good.
	'past.ts': {
		appends: ['PAST#*'],
		personal: 'none',
		items: { 'PAST#<LIST> / <day>#<id>': 'what statistics still count of a thing that is gone' },
	},
}
