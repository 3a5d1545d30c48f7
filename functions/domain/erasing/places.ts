import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	// A restore keeps them, and puts back only what had begun: nobody may be erased who has changed their mind since.
	'asked.ts': {
		keeps: ['ERASURES'],
		// While an account is being erased, its item has its email too, and goes with the last write.
		personal: 'ids',
		onRestore: 'kept',
		items: { 'ERASURES / <moment>#<user>': 'that a member asked to be erased, until it is done' },
	},
}
