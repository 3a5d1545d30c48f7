import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'table.ts': { keeps: ['USER#*', 'OWNER#*'], lists: ['USERS'] },
	'user-access.ts': { keeps: ['STAFF'] },
	'employee-keys.ts': { keeps: ['EMPLOYEEKEY#*'] },
}
