import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'affiliates.ts': {
		keeps: ['AFFILIATE#*'],
		lists: ['AFFILIATES'],
		personal: 'theirs',
		indexed: { AFFILIATES: { order: '<moment>#<id>', kind: '<status>' } },
		items: {
			'AFFILIATE#<id> / AFFILIATE': 'an affiliate',
			'AFFILIATE#<id> / LAST MAIL': 'a pointer to the last email about it',
		},
	},
	'employee-applications.ts': {
		keeps: ['EMPLOYEEAPPLICATION#*'],
		lists: ['EMPLOYEEAPPLICATIONS'],
		personal: 'theirs',
		indexed: { EMPLOYEEAPPLICATIONS: { order: '<moment>#<token>', kind: '<status>' } },
		items: {
			'EMPLOYEEAPPLICATION#<token> / EMPLOYEEAPPLICATION': 'an employee application',
			'EMPLOYEEAPPLICATION#<token> / LAST MAIL': 'a pointer to the last email about it',
			'EMPLOYEEAPPLICATION#<token> / NOTE#<moment>#<id>': 'a note about it',
			'EMPLOYEEAPPLICATION#<token> / SHOWN#<user>': 'which notes someone was shown before they chose some',
		},
	},
	'own.ts': {
		keeps: ['JOINS#*'],
		personal: 'theirs',
		items: { 'JOINS#<user> / JOIN#<moment>#<id>': "a pointer to a member's application to join" },
	},
	'sent-applications.ts': {
		keeps: ['SENTBY#*'],
		personal: 'ids',
		items: { 'SENTBY#<id> / APPLICATION#<moment>#<token>': 'a pointer to an application that an affiliate sent' },
	},
}
