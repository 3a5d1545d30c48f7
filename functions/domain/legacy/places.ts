import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	// A row has a name and nothing that leads to an account, so employees remove a person's rows by hand.
	'table.ts': {
		keeps: ['LEGACY#*'],
		lists: ['LEGACY'],
		personal: 'none',
		indexed: { LEGACY: { order: '<day>#<token>' } },
		items: { 'LEGACY#<token> / LEGACY': 'a legacy application' },
	},
}
