import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'affiliates.ts': { keeps: ['AFFILIATE#*'], lists: ['AFFILIATES'], personal: 'theirs' },
	'employee-applications.ts': {
		keeps: ['EMPLOYEEAPPLICATION#*'],
		lists: ['EMPLOYEEAPPLICATIONS'],
		personal: 'theirs',
	},
	'own.ts': { keeps: ['JOINS#*'], personal: 'theirs' },
	'sent-applications.ts': { keeps: ['SENTBY#*'], personal: 'ids' },
}
