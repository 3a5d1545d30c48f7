import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'wall.ts': {
		keeps: ['SPONSORWALL'],
		personal: 'none',
		items: { 'SPONSORWALL / SPONSORWALL': 'the sponsors in their order' },
	},
}
