import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'table.ts': {
		keeps: ['SECONDFACTOR#*'],
		personal: 'theirs',
		items: { 'SECONDFACTOR#<user> / SECONDFACTOR': "an employee's passkeys and recovery codes" },
	},
	'challenge.ts': {
		keeps: ['REGISTRATION#*'],
		personal: 'expires',
		onRestore: 'emptied',
		items: { 'REGISTRATION#SESSION#<user> / <hash>': 'the challenge for a new passkey' },
	},
	'pending-sign-in.ts': {
		keeps: ['SIGNIN#*'],
		personal: 'expires',
		onRestore: 'emptied',
		items: { 'SIGNIN#<user> / <hash>': 'a sign-in between the password and the passkey' },
	},
	'require.ts': {
		keeps: ['PASSKEYRULE'],
		personal: 'none',
		items: { 'PASSKEYRULE / PASSKEYRULE': 'whether every employee needs a passkey' },
	},
}
