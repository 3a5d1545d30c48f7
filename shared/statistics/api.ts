import * as z from 'zod'
import { messageOnly, noPayload } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { nextPage } from '../lists.ts'
import {
	Contact,
	ContactsInput,
	DisorderStatistics,
	Statistics,
	StatisticsInput,
	UpdateInput,
} from './schema.ts'

export const statisticsApi = {
	general: {
		summary: 'The figures of a day, a month, a year or all time',
		method: 'GET',
		path: '/api/statistics',
		access: 'Application Access',
		request: StatisticsInput,
		response: Statistics,
	},
	bleedingDisorder: {
		summary: 'Counts per bleeding disorder, role, severity and state',
		method: 'GET',
		path: '/api/last-bleeding-disorder-statistics-entry',
		access: 'Application Access',
		request: noPayload,
		response: z.object({ existingEntry: z.boolean(), statistics: DisorderStatistics.optional() }),
	},
	contacts: {
		summary: 'Contacts of a bleeding disorder, by role and state',
		method: 'GET',
		path: '/api/bleeding-disorder-contacts',
		access: 'Application Access',
		request: ContactsInput,
		response: z.object({ contacts: z.array(Contact), ...nextPage }),
	},
	update: {
		summary: 'Documented call of a client that computed statistics: its numbers are ignored',
		method: 'POST',
		path: '/api/update-bleeding-disorder-statistics',
		access: 'Application Access',
		request: UpdateInput,
		response: messageOnly,
	},
	refresh: {
		summary: 'Count the statistics anew',
		method: 'POST',
		path: '/api/refresh-statistics',
		access: 'Application Access',
		request: noPayload,
		response: messageOnly,
	},
} satisfies Api
