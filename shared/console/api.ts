import { noPayload } from '../answers.ts'
import { type Api, get } from '../endpoint.ts'
import { ConsoleCounts } from './schema.ts'

export const consoleApi = {
	counts: get('/api/console-counts', 'employee', {
		summary: 'Pending applications, active events and unresolved reports for the navigation bar',
		request: noPayload,
		response: ConsoleCounts,
	}),
} satisfies Api
