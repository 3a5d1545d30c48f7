import * as z from 'zod'
import { messageOnly } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { nextPage, searchQuery } from '../lists.ts'
import { BookApplication, BookInput } from './schema.ts'

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
	list: {
		summary:
			'Book applications, newest first; searched by token or the start of a name or email; the console makes its CSV of these pages',
		method: 'GET',
		path: '/api/book-applications',
		access: 'Application Access',
		request: z.strictObject(searchQuery),
		response: z.object({ applications: z.array(BookApplication), ...nextPage }),
	},
} satisfies Api
