import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'table.ts': {
		keeps: ['SUBSCRIBER#*', 'LEAVE#*'],
		lists: ['NEWSLETTER'],
		personal: 'theirs',
		indexed: { NEWSLETTER: { order: '<moment>#<id>' } },
		items: {
			'SUBSCRIBER#<email> / SUBSCRIBER': 'a subscriber of the newsletter',
			'LEAVE#<id> / LEAVE': 'the link to leave the newsletter',
		},
	},
}
