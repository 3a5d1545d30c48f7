import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'table.ts': { keeps: ['USER#*', 'OWNER#*'], lists: ['USERS'], personal: 'theirs' },
	'user-access.ts': { keeps: ['STAFF'], personal: 'ids' },
	'employee-keys.ts': { keeps: ['EMPLOYEEKEY#*'], personal: 'theirs' },
}
