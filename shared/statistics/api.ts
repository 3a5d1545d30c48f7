import * as z from 'zod'
import { messageOnly, noPayload } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { nextPage } from '../lists.ts'
import {
	Contact,
	ContactsDownloadInput,
	ContactsInput,
	DisorderInput,
	DisorderStatistics,
	PublishedFigures,
	Statistics,
	StatisticsInput,
	UpdateInput,
	YearInput,
	YearStatistics,
} from './schema.ts'

const contacts = z.object({ contacts: z.array(Contact), ...nextPage })

/** A count reads the whole table, which slows down everyone's requests, so it can't be started more often. */
const refreshLimit = { attempts: 10, minutes: 10, countedAs: 'refresh-statistics' }

export const statisticsApi = {
	general: {
		summary: 'The figures of a day, a month, a year or all time; legacy applications count by their own date',
		method: 'GET',
		path: '/api/statistics',
		access: 'Application Access',
		request: StatisticsInput,
		response: Statistics,
	},
	year: {
		summary:
			'The figures of twelve months from any month on, and of the twelve before, with the people who were helped',
		method: 'GET',
		path: '/api/year-statistics',
		access: 'Application Access',
		request: YearInput,
		response: YearStatistics,
	},
	published: {
		summary:
			'The figures of this year on the home page, or of last year; absent while they are so few that they tell about one person',
		method: 'GET',
		path: '/api/published-figures',
		access: 'public',
		cached: true,
		request: noPayload,
		response: z.object({ published: PublishedFigures.optional() }),
	},
	bleedingDisorder: {
		summary:
			'Counts and contacts per bleeding disorder, role and severity, and counts per state; `contacts=no` leaves the contacts out, and so does an answer that they would make too large for Lambda',
		method: 'GET',
		path: '/api/last-bleeding-disorder-statistics-entry',
		access: 'Application Access',
		request: DisorderInput,
		response: z.object({
			existingEntry: z.boolean(),
			statistics: DisorderStatistics.optional(),
			/** Says why the contacts aren't in it although they were asked for. */
			message: z.string().optional(),
		}),
	},
	contacts: {
		summary:
			'Contacts by bleeding disorder and state, by name; searched by the start of a name or email. Each page is recorded in the audit trail',
		method: 'GET',
		path: '/api/bleeding-disorder-contacts',
		access: 'Application Access',
		request: ContactsInput,
		response: contacts,
	},
	download: {
		summary: 'Contacts for a CSV, page by page; each page is recorded in the audit trail',
		method: 'POST',
		path: '/api/download-bleeding-disorder-contacts',
		access: 'Application Access',
		request: ContactsDownloadInput,
		response: contacts,
	},
	update: {
		summary: 'For clients that compute statistics: their numbers are ignored, and ours are counted again',
		method: 'POST',
		path: '/api/update-bleeding-disorder-statistics',
		access: 'Application Access',
		rateLimit: refreshLimit,
		request: UpdateInput,
		response: messageOnly,
	},
	refresh: {
		summary: 'Count the statistics again',
		method: 'POST',
		path: '/api/refresh-statistics',
		access: 'Application Access',
		rateLimit: refreshLimit,
		request: noPayload,
		response: messageOnly,
	},
} satisfies Api
