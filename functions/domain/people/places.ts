import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'table.ts': {
		keeps: ['USER#*', 'OWNER#*'],
		lists: ['USERS'],
		personal: 'theirs',
		indexed: { USERS: { order: '<moment>#<id>', kind: '<employee>' } },
		items: {
			'USER#<user> / USER': 'a person, in the lists once their address is proven',
			'USER#<user> / NOTE#<moment>#<id>': 'a note about them',
			'USER#<user> / SHOWN#<user>': 'which notes someone was shown before they chose some',
			'USER#<user> / LAST MAIL': 'a pointer to the last email to them',
			'OWNER#<email> / OWNER': 'whose an address is, for functions that may read no credentials',
		},
	},
	'user-access.ts': {
		keeps: ['STAFF'],
		personal: 'ids',
		items: { 'STAFF / USER ACCESS': 'the ids of everyone with User Access' },
	},
	'employee-keys.ts': {
		keeps: ['EMPLOYEEKEY#*'],
		personal: 'theirs',
		items: { 'EMPLOYEEKEY#<user> / KEY': "the hash of an employee's key, and wrong tries at it" },
	},
}
