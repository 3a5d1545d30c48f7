import { useQueries } from '@tanstack/react-query'
import { affiliateList } from '../affiliates/affiliates.ts'
import { applicationList } from '../applications/applications.ts'
import { bookList } from '../books/books.ts'
import { employeeList } from '../employees/employees.ts'
import { eventList } from '../events/events.ts'
import { guestsOfEvents } from '../events/people.ts'
import type { Kind, Shown } from '../kind.ts'
import { legacyList } from '../legacy/legacy.ts'
import { reportList } from '../reports/reports.ts'
import { userList } from '../settings/users/users.ts'
import { useMayUse } from '../useMayUse.ts'

export interface FoundThing extends Shown {
	id: string
	to: string
	state?: object
}

export interface Group extends Pick<Kind<string, unknown>, 'label' | 'permission'> {
	/** The path of the section's own search, below the console's address. */
	section?: string
	find: (q: string) => Promise<{ found: readonly FoundThing[]; more: boolean }>
}

/** Each is a call of its own, so a permission or a failure is of one group alone. */
const groups: readonly Group[] = [
	applicationList,
	userList,
	eventList,
	guestsOfEvents,
	bookList,
	affiliateList,
	employeeList,
	legacyList,
	reportList,
]

/** Asks every section that the employee may see at once. */
export function useFound(q: string) {
	const mayUse = useMayUse()
	const mine = groups.filter(({ permission }) => mayUse(permission))
	const queries = useQueries({
		queries: mine.map(({ label, find }) => ({
			queryKey: ['console', 'everywhere', label, q],
			queryFn: () => find(q),
			enabled: q !== '',
			refetchOnWindowFocus: false,
		})),
	})
	return mine.map((group, at) => ({ ...group, query: queries[at] }))
}
