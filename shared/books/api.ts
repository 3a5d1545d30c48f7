import * as z from 'zod'
import { messageOnly } from '../answers.ts'
import { shownDay } from '../dates.ts'
import { type Api, get, post } from '../endpoint.ts'
import { exportQuery, nextPage, pageQuery, personQuery } from '../lists.ts'
import { BookApplication, BookInput, BookListInput, MarkBookInput, OwnBookApplication } from './schema.ts'

const applications = z.object({ applications: z.array(BookApplication), ...nextPage })

export const booksApi = {
	apply: post('/api/book-application', 'public', {
		summary: 'Ask for children’s books; no account needed',
		idempotent: true,
		rateLimit: { attempts: 40, minutes: 60 },
		request: BookInput,
		response: messageOnly.extend({ token: z.string() }),
	}),
	mine: get('/api/own-book-applications', 'member', {
		summary: 'The member’s own book applications, newest first',
		request: z.strictObject(pageQuery),
		response: z.object({ applications: z.array(OwnBookApplication), ...nextPage }),
	}),
	list: get('/api/book-applications', 'Application Access', {
		summary: 'Book applications, newest first; searched by a part of a name, email or token, beginnings first',
		listsPeople: true,
		request: BookListInput,
		response: applications,
	}),
	ofPerson: post('/api/person-books', 'Application Access', {
		summary: 'The newest book applications of accounts and addresses',
		request: z.strictObject(personQuery),
		response: z.object({ books: z.array(BookApplication), isCut: z.boolean() }),
	}),
	mark: post('/api/mark-book-application', 'Application Access', {
		summary: 'Mark a book application’s books as sent or not sent',
		request: MarkBookInput,
		response: z.object({ sentOn: shownDay.optional(), message: z.string().optional() }),
	}),
	download: post('/api/download-book-applications', 'Application Access', {
		summary: 'Book applications for a CSV, page by page; each page is recorded in the audit trail',
		request: z.strictObject(exportQuery),
		response: applications,
	}),
} satisfies Api
