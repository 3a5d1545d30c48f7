import * as z from 'zod'
import { messageOnly, noPayload } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { nextPage } from '../lists.ts'
import {
	Contact,
	ContactsInput,
	DisorderInput,
	DisorderStatistics,
	Statistics,
	StatisticsInput,
	UpdateInput,
} from './schema.ts'

export const statisticsApi = {
	general: {
		summary: 'The figures of a day, a month, a year or all time; legacy applications count by their own date',
		method: 'GET',
		path: '/api/statistics',
		access: 'Application Access',
		request: StatisticsInput,
		response: Statistics,
	},
	bleedingDisorder: {
		summary:
			'Counts and contacts per bleeding disorder, role and severity, and counts per state; `contacts=no` leaves the contacts out',
		method: 'GET',
		path: '/api/last-bleeding-disorder-statistics-entry',
		access: 'Application Access',
		request: DisorderInput,
		response: z.object({ existingEntry: z.boolean(), statistics: DisorderStatistics.optional() }),
	},
	contacts: {
		summary: 'Contacts of a bleeding disorder, by role, severity and state',
		method: 'GET',
		path: '/api/bleeding-disorder-contacts',
		access: 'Application Access',
		request: ContactsInput,
		response: z.object({ contacts: z.array(Contact), ...nextPage }),
	},
	update: {
		summary: 'For clients that compute statistics: their numbers are ignored, and ours are counted again',
		method: 'POST',
		path: '/api/update-bleeding-disorder-statistics',
		access: 'Application Access',
		request: UpdateInput,
		response: messageOnly,
	},
	refresh: {
		summary: 'Count the statistics again',
		method: 'POST',
		path: '/api/refresh-statistics',
		access: 'Application Access',
		request: noPayload,
		response: messageOnly,
	},
} satisfies Api
