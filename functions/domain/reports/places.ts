import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'table.ts': {
		keeps: ['REPORT#*'],
		lists: ['REPORTS'],
		personal: 'theirs',
		indexed: { REPORTS: { order: '<moment>#<token>', kind: '<unresolved>' } },
		items: { 'REPORT#<token> / REPORT': 'a report' },
	},
}
