import { booksApi } from '#shared/books/api.ts'
import type { bookStates } from '#shared/books/schema.ts'
import type { Column } from '#shared/csv.ts'
import type { Answer } from '#shared/endpoint.ts'
import { client } from '#web/lib/api.ts'
import { kind, lastNameFirst } from '../lists/kind.ts'
import { type ListRequest, pageOf } from '../lists/pagedList.ts'
import { plainDay } from '../when.ts'

export const books = client(booksApi)

export type BookApplication = Answer<typeof booksApi.list>['applications'][number]

type State = (typeof bookStates)[number]

export const bookList = kind({
	section: 'books',
	label: 'Books',
	permission: 'Application Access',
	nouns: ['book application', 'book applications'],
	search: { hint: 'Type a part of a name, email or token.' },
	load: async (request: ListRequest<State>) => pageOf('applications', await books.list(request)),
	idOf: ({ token }) => token,
	statusOf: ({ sentOn }): State => (sentOn ? 'sent' : 'waiting'),
	orderOf: ({ issuedOn }) => Date.parse(issuedOn),
	searchedBy: ({ token }) => token,
	heads: {
		Name: lastNameFirst,
		'Reading level': ({ readingLevel }) => readingLevel,
		'Applied on': ({ issuedOn }) => Date.parse(issuedOn),
		Status: ({ sentOn }) => (sentOn ? 'Sent' : 'Waiting'),
	},
	shown: ({ firstName, lastName, readingLevel, issuedOn, sentOn }) => ({
		name: `${firstName} ${lastName}`,
		about: readingLevel,
		date: plainDay(issuedOn),
		...(sentOn ? { tone: 'good', status: 'Sent' } : { tone: 'waiting', status: 'Waiting' }),
	}),
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
