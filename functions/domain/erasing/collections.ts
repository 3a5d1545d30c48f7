import { paymentRuns } from '#functions/domain/applications/payment-runs.ts'
import { applications } from '#functions/domain/applications/table.ts'
import { books } from '#functions/domain/books/table.ts'
import { guests } from '#functions/domain/events/guests.ts'
import { signIns } from '#functions/domain/events/sign-ins.ts'
import { events } from '#functions/domain/events/table.ts'
import { affiliates } from '#functions/domain/join/affiliates.ts'
import { employeeApplications } from '#functions/domain/join/employee-applications.ts'
import { legacyApplications } from '#functions/domain/legacy/table.ts'
import { subscribers } from '#functions/domain/newsletter/table.ts'
import { users } from '#functions/domain/people/table.ts'
import { reports } from '#functions/domain/reports/table.ts'
import type { ItemKey } from '#functions/platform/store/table.ts'

type AnyCollection = Pick<typeof applications, 'list' | 'counters' | 'counter' | 'countsOf' | 'owns' | 'removeItem'>

/** Every collection there is. A test compares them with the lists that table-map.ts declares. */
export const collections: readonly AnyCollection[] = [
	affiliates,
	applications,
	books,
	employeeApplications,
	events,
	guests,
	legacyApplications,
	paymentRuns,
	reports,
	subscribers,
	signIns,
	users,
]

/** A thing itself, and not a row of a list or what lies below it. */
export const isThing = (item: ItemKey) => collections.some(({ owns }) => owns(item))
