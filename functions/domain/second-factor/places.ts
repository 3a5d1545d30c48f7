import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'table.ts': { keeps: ['SECONDFACTOR#*'], personal: 'theirs' },
	'challenge.ts': { keeps: ['REGISTRATION#*'], personal: 'expires', onRestore: 'emptied' },
	'pending-sign-in.ts': { keeps: ['SIGNIN#*'], personal: 'expires', onRestore: 'emptied' },
	'require.ts': { keeps: ['PASSKEYRULE'], personal: 'none' },
}
