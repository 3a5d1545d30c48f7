import * as z from 'zod'
import { messageOnly, noPayload } from '../answers.ts'
import { type Api, get, post } from '../endpoint.ts'
import { nextPage } from '../lists.ts'
import {
	Contact,
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
	general: get('/api/statistics', 'Application Access', {
		summary: 'The figures of a day, a month, a year or all time; legacy applications count by their own date',
		request: StatisticsInput,
		response: Statistics,
	}),
	year: get('/api/year-statistics', 'Application Access', {
		summary:
			'The figures of twelve months from any month on, and of the twelve before, with the people who were helped',
		request: YearInput,
		response: YearStatistics,
	}),
	published: get('/api/published-figures', 'public', {
		summary:
			'The figures of this year on the home page, or of last year; absent while they are so few that they tell about one person',
		request: noPayload,
		response: z.object({ published: PublishedFigures.optional() }),
	}),
	bleedingDisorder: get('/api/last-bleeding-disorder-statistics-entry', 'Application Access', {
		summary:
			'Counts and contacts per bleeding disorder, role and severity, and counts per state; `contacts=no` leaves the contacts out, and so does an answer that they would make too large for Lambda',
		request: DisorderInput,
		response: z.object({
			existingEntry: z.boolean(),
			statistics: DisorderStatistics.optional(),
			/** Says why the contacts aren't in it although they were asked for. */
			message: z.string().optional(),
		}),
	}),
	contacts: get('/api/bleeding-disorder-contacts', 'Application Access', {
		summary:
			'Contacts by bleeding disorder and state, by name; searched by the start of a name or email. Each page is recorded in the audit trail',
		request: ContactsInput,
		response: contacts,
	}),
	update: post('/api/update-bleeding-disorder-statistics', 'Application Access', {
		summary: 'For clients that compute statistics: their numbers are ignored, and ours are counted again',
		rateLimit: refreshLimit,
		request: UpdateInput,
		response: messageOnly,
	}),
	refresh: post('/api/refresh-statistics', 'Application Access', {
		summary: 'Count the statistics again',
		rateLimit: refreshLimit,
		request: noPayload,
		response: messageOnly,
	}),
} satisfies Api
