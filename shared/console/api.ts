import { noPayload } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { ConsoleCounts } from './schema.ts'

export const consoleApi = {
	counts: {
		summary: 'Pending applications, active events and unresolved reports for the navigation bar',
		method: 'GET',
		path: '/api/console-counts',
		access: 'employee',
		request: noPayload,
		response: ConsoleCounts,
	},
} satisfies Api
