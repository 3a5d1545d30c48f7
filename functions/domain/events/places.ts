import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'table.ts': {
		keeps: ['EVENT#*'],
		lists: ['EVENTS'],
		personal: 'ids',
		indexed: { EVENTS: { order: '<day>#<moment>#<id>', kind: '<active>' } },
		items: {
			'EVENT#<id> / EVENT': 'an event',
			'EVENT#<id> / SHOWN#<user>': 'which images someone was shown before they chose some',
		},
	},
	'guests.ts': {
		keeps: ['GUEST#*', 'SIGNUPSOF#*'],
		lists: ['GUESTS'],
		personal: 'theirs',
		indexed: { GUESTS: { order: '<moment>#<hash>', kind: '<id>' } },
		items: {
			'GUEST#<hash> / GUEST': 'a place at an event, by a hash of event and address',
			'SIGNUPSOF#<user> / SIGNUP#<moment>#<hash>': "a pointer to a member's own sign-up",
		},
	},
	'cancel-links.ts': {
		keeps: ['CANCELSIGNUP#*'],
		personal: 'ids',
		items: { 'CANCELSIGNUP#<hash> / CANCELSIGNUP': 'the link in an email that confirms or cancels a sign-up' },
	},
	'door-code.ts': {
		keeps: ['DOORCODE#*'],
		personal: 'none',
		items: { 'DOORCODE#<id> / DOORCODE': 'the code in the address that guests open at the door' },
	},
	'door-forms.ts': {
		keeps: ['DOORFORM#*'],
		personal: 'theirs',
		items: {
			'DOORFORM#<id> / WAITS#<hash>': 'a form that a guest filled in at the door, until it is confirmed',
			'DOORFORM#<id> / CONFIRMED#<hash>': 'that a form was confirmed, without what was in it',
			'DOORFORM#<id> / MANY': 'how many forms wait at an event',
		},
	},
	'forms-before.ts': {
		keeps: ['FORMBEFORE#*'],
		personal: 'theirs',
		items: { 'FORMBEFORE#<id> / FORMBEFORE#<hash>': 'a form that a guest filled in before they came' },
	},
	'unconfirmed.ts': {
		keeps: ['UNCONFIRMED#*'],
		personal: 'expires',
		items: {
			'UNCONFIRMED#<hash> / NETWORK': 'how many unconfirmed places one network holds at an event',
			'UNCONFIRMED#<hash> / PLACE': 'an unconfirmed place, and the networks that it counts for',
		},
	},
	// A restored mailing would be sent again, so a restore removes it.
	'mailings.ts': { appends: ['MAILING#*'], personal: 'copies', onRestore: 'emptied', items: {} },
	'mail-guests.ts': {
		keeps: ['MAILING#*'],
		personal: 'copies',
		onRestore: 'emptied',
		indexed: { OUTBOX: { order: '<moment>#<id>' } },
		items: { 'MAILING#<id> / MAILING': 'a message to everyone who signed up for an event, while it goes out' },
	},
	'sign-ins.ts': {
		keeps: ['EVENTSIGNIN#*'],
		lists: ['EVENTSIGNINS'],
		personal: 'theirs',
		indexed: { EVENTSIGNINS: { order: '<moment>#<id>', kind: '<id>' } },
		items: { 'EVENTSIGNIN#<id> / EVENTSIGNIN': 'someone who came to an event' },
	},
	'came-before.ts': {
		keeps: ['CAMEBEFORE#*'],
		personal: 'theirs',
		items: { 'CAMEBEFORE#<email> / CAMEBEFORE#<word>': 'which sign-ins at events have what a guest told us before' },
	},
}
