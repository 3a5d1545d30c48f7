import type { PlacesOf } from '#functions/platform/store/places.ts'

/** A restore leaves these as they are: mails that went out and addresses that bounced stay so. */
export const places: PlacesOf = {
	// A mail may hold a code, so the functions that queue mails can't read them.
	'outbox.ts': { appends: ['MAIL#*'], personal: 'theirs', onRestore: 'kept', items: {} },
	'sending.ts': {
		keeps: ['MAIL#*'],
		personal: 'theirs',
		onRestore: 'kept',
		indexed: { OUTBOX: { order: '<moment>#<id>' } },
		items: { 'MAIL#<id> / MAIL': 'an email, in the index until it is finished' },
	},
	'outcome.ts': {
		keeps: ['OUTCOME#*'],
		personal: 'theirs',
		onRestore: 'kept',
		items: { 'OUTCOME#<id> / OUTCOME': 'what became of an email' },
	},
	'address.ts': {
		keeps: ['ADDRESS#*'],
		personal: 'theirs',
		onRestore: 'kept',
		items: { 'ADDRESS#<email> / DELIVERY': 'that an address bounced or complained' },
	},
}
