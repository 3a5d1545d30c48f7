import * as z from 'zod'
import { messageOnly } from '../answers.ts'
import { shownDay } from '../dates.ts'
import type { Api } from '../endpoint.ts'
import { exportQuery, nextPage, pageQuery } from '../lists.ts'
import { whose } from '../whose.ts'
import { BookApplication, BookInput, BookListInput, MarkBookInput, OwnBookApplication } from './schema.ts'

const applications = z.object({ applications: z.array(BookApplication), ...nextPage })

export const booksApi = {
	apply: {
		summary: 'Ask for children’s books; no account needed',
		method: 'POST',
		path: '/api/book-application',
		access: 'public',
		idempotent: true,
		rateLimit: { attempts: 40, minutes: 60 },
		request: BookInput,
		response: messageOnly.extend({ token: z.string() }),
	},
	mine: {
		summary: 'The member’s own book applications, newest first',
		method: 'GET',
		path: '/api/own-book-applications',
		access: 'member',
		request: z.strictObject(pageQuery),
		response: z.object({ applications: z.array(OwnBookApplication), ...nextPage }),
	},
	list: {
		summary: 'Book applications, newest first; searched by a part of a name, email or token, beginnings first',
		method: 'GET',
		path: '/api/book-applications',
		access: 'Application Access',
		listsPeople: true,
		request: BookListInput,
		response: applications,
	},
	ofPerson: {
		summary: 'The newest book applications of accounts and addresses',
		method: 'POST',
		path: '/api/person-books',
		access: 'Application Access',
		request: z.strictObject(whose),
		response: z.object({ books: z.array(BookApplication), isCut: z.boolean() }),
	},
	mark: {
		summary: 'Mark a book application’s books as sent or not sent',
		method: 'POST',
		path: '/api/mark-book-application',
		access: 'Application Access',
		request: MarkBookInput,
		response: z.object({ sentOn: shownDay.optional(), message: z.string().optional() }),
	},
	download: {
		summary: 'Book applications for a CSV, page by page; each page is recorded in the audit trail',
		method: 'POST',
		path: '/api/download-book-applications',
		access: 'Application Access',
		request: z.strictObject(exportQuery),
		response: applications,
	},
} satisfies Api
