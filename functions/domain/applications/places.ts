import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'due.ts': {
		keeps: ['DUE#*'],
		personal: 'theirs',
		items: { 'DUE#APPLICATIONS / <moment>#<token>': 'when the clock does something for an application' },
	},
	'cut-offs.ts': {
		keeps: ['DUE#*'],
		personal: 'theirs',
		items: { 'DUE#CUTOFFS / <day>#<token>': 'the date on the notice of a pending application' },
	},
	// Hashes of what applications may have in common, with the tokens of those that have it.
	'facts.ts': {
		keeps: ['ALIKE#*'],
		personal: 'theirs',
		items: { 'ALIKE#<hash> / <moment>#<token>': 'an application with this name and birthday, email, phone or address' },
	},
	'not-same.ts': {
		keeps: ['APPLICATION#*'],
		below: 'NOTSAME#',
		personal: 'aside',
		items: { 'APPLICATION#<token> / NOTSAME#<token>': 'that another application is of someone else' },
	},
	// A member's unfinished application.
	'draft.ts': {
		keeps: ['USER#*'],
		personal: 'theirs',
		items: { 'USER#<user> / DRAFT#APPLICATION': "a member's unfinished application" },
	},
	'unfinished.ts': { reads: ['APPLICATION#*', 'USER#*'], personal: 'theirs', items: {} },
	'settings.ts': {
		keeps: ['SETTINGS'],
		personal: 'none',
		items: { 'SETTINGS / APPLICATIONS': 'the settings of applications' },
	},
	'ready-texts.ts': {
		keeps: ['SETTINGS'],
		personal: 'none',
		items: { 'SETTINGS / READY TEXTS': 'the texts that employees write most often' },
	},
	// A member's applications are found by pointers below USER#.
	'table.ts': {
		keeps: ['APPLICATION#*', 'UNCLAIMED#*', 'USER#*'],
		lists: ['APPLICATIONS'],
		personal: 'theirs',
		indexed: { APPLICATIONS: { order: '<moment>#<token>', kind: '<status>' } },
		items: {
			'APPLICATION#<token> / APPLICATION': 'an application, with the documents it was sent with',
			'APPLICATION#<token> / DECISION#<moment>#<id>': 'a decision',
			'APPLICATION#<token> / FILE#<moment>#<id>': 'a document that an employee added',
			'APPLICATION#<token> / FOLLOWUP#<moment>#<id>': 'something between the application and its decision',
			'APPLICATION#<token> / NOTE#<moment>#<id>': 'a note',
			'APPLICATION#<token> / PAYMENT#<moment>#<id>': 'a payment, its correction or its removal',
			'APPLICATION#<token> / LAST MAIL': 'a pointer to the last email about it',
			'APPLICATION#<token> / SHOWN#<user>': 'which notes someone was shown before they chose some',
			'UNCLAIMED#<email> / APPLICATION#<moment>#<token>': "a pointer to a guest's application, for the address's owner",
			'USER#<user> / APPLICATION#<moment>#<token>': "a pointer to a member's application",
		},
	},
}
