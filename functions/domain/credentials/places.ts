import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'table.ts': {
		keeps: ['LOGIN#*', 'SIGNUP#*'],
		personal: 'theirs',
		items: {
			'LOGIN#<email> / ACCOUNT': 'the account of a proven address, with the hash of its password',
			'LOGIN#<email> / PENDING': 'the newest sign-up whose code was not typed yet',
			'LOGIN#<email> / PENDING#<id>': 'the sign-up that began in one browser',
			'LOGIN#<email> / ATTEMPTS': 'wrong passwords from browsers that nobody knows',
			'LOGIN#<email> / DEVICE#<id>': 'a known browser, with its own wrong passwords',
			'LOGIN#<email> / RECOVERY#<id>': 'a recovery code, by its first three characters',
			'SIGNUP#<user> / SIGNUP': 'the hash of an emailed code, and wrong tries at it',
		},
	},
	'new-email.ts': {
		keeps: ['LOGIN#*', 'SIGNUP#*'],
		below: 'NEW EMAIL',
		personal: 'theirs',
		items: { 'SIGNUP#<user> / NEW EMAIL': 'a code for the address that an account is to have' },
	},
}
