import { booksApi } from '#shared/books/api.ts'
import type { bookStates } from '#shared/books/schema.ts'
import type { Column } from '#shared/csv.ts'
import type { Answer } from '#shared/endpoint.ts'
import { client } from '#web/lib/api.ts'
import { type ListRequest, pagedList, pageOf } from '../pagedList.ts'

/** The path below the console's address. */
export const section = 'books'

export const books = client(booksApi)

export type BookApplication = Answer<typeof booksApi.list>['applications'][number]

type State = (typeof bookStates)[number]

export const bookList = pagedList({
	key: ['console', 'books'],
	load: async (request: ListRequest<State>) => pageOf('applications', await books.list(request)),
	idOf: ({ token }) => token,
	statusOf: ({ sentOn }): State => (sentOn ? 'sent' : 'waiting'),
	orderOf: ({ issuedOn }) => Date.parse(issuedOn),
})

export const bookColumns: Column<BookApplication>[] = [
	['Token', ({ token }) => token],
	['Applied on', ({ issuedOn }) => issuedOn],
	['Sent on', ({ sentOn }) => sentOn],
	['First name', ({ firstName }) => firstName],
	['Last name', ({ lastName }) => lastName],
	['Email', ({ email }) => email],
	['Street address', ({ streetAddress }) => streetAddress],
	['Street address 2', ({ streetAddress2 }) => streetAddress2],
	['City', ({ city }) => city],
	['State', ({ state }) => state],
	['ZIP', ({ ZIP }) => ZIP],
	['Reader’s first name', ({ readerFirstName }) => readerFirstName],
	['Reader’s last name', ({ readerLastName }) => readerLastName],
	['Reader’s gender', ({ readerGender }) => readerGender],
	['Reading level', ({ readingLevel }) => readingLevel],
	['About the reader', ({ readerDetails }) => readerDetails],
]
