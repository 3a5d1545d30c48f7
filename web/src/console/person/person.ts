import { queryOptions } from '@tanstack/react-query'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { booksApi } from '#shared/books/api.ts'
import type { Answer } from '#shared/endpoint.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import type { PersonQuery } from '#shared/lists.ts'
import { usersApi } from '#shared/users/api.ts'
import { client } from '#web/lib/api.ts'

const applications = client({ ofPerson: applicationsStaffApi.ofPerson })
const events = client({ ofPerson: eventsStaffApi.ofPerson })
const books = client({ ofPerson: booksApi.ofPerson })
const users = client({ show: usersApi.show })

export type Applications = Answer<typeof applicationsStaffApi.ofPerson>
export type Member = Applications['people'][number]
export type PersonApplication = Applications['applications'][number]
export type Events = Answer<typeof eventsStaffApi.ofPerson>
export type Books = Answer<typeof booksApi.ofPerson>

/** How a person is found. An address holds only ids. */
export interface Asked {
	by: 'application' | 'guest' | 'account'
	id: string
}

/** The server records each opening, so nothing here is read again by itself. */
const once = { staleTime: 5 * 60_000, refetchOnWindowFocus: false }

export const userQuery = (id: string) =>
	queryOptions({ queryKey: ['console', 'user', id], queryFn: async () => (await users.show({ id })).user, ...once })

const sorted = ({ accounts, emails }: PersonQuery) => ({
	accounts: [...new Set(accounts)].sort().slice(0, mostAtOnce),
	emails: [...new Set(emails)].sort().slice(0, mostAtOnce),
})

/** As many as the server takes. */
const mostAtOnce = 20

export const applicationsQuery = (asked: { token: string } | PersonQuery) => {
	const input = 'token' in asked ? { token: asked.token, accounts: [], emails: [] } : { ...sorted(asked) }
	return queryOptions({
		queryKey: ['console', 'person', 'applications', input],
		queryFn: () => applications.ofPerson(input),
		...once,
	})
}

export const eventsQuery = (whose: PersonQuery, guest?: string) => {
	const input = { ...sorted(whose), ...(guest && { guest }) }
	return queryOptions({
		queryKey: ['console', 'person', 'events', input],
		queryFn: () => events.ofPerson(input),
		...once,
	})
}

export const booksQuery = (whose: PersonQuery) =>
	queryOptions({
		queryKey: ['console', 'person', 'books', sorted(whose)],
		queryFn: () => books.ofPerson(sorted(whose)),
		...once,
	})
