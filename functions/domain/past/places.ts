import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	// What's left of things that are gone leads to no one, and statistics need it for good.
	'past.ts': {
		appends: ['PAST#*'],
		personal: 'none',
		items: { 'PAST#<LIST> / <day>#<id>': 'what statistics still count of a thing that is gone' },
	},
}
