import { retire, retireAction } from '#functions/domain/applications/retire.ts'
import { type Application, applications } from '#functions/domain/applications/table.ts'
import { books, removeBook } from '#functions/domain/books/table.ts'
import { guests, removeGuest } from '#functions/domain/events/guests.ts'
import { signIns } from '#functions/domain/events/sign-ins.ts'
import { events } from '#functions/domain/events/table.ts'
import { reports } from '#functions/domain/reports/table.ts'
import { putRemoved } from '#functions/domain/statistics/removed.ts'
import { setting } from '#functions/platform/env.ts'
import { newId } from '#functions/platform/ids.ts'
import { log } from '#functions/platform/log.ts'
import { skipFailures } from '#functions/platform/skip-failures.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { retried, transact, type Write } from '#functions/platform/store/write.ts'
import { isPending } from '#shared/applications/missing.ts'
import { listedStatuses } from '#shared/applications/rules.ts'

/** Shorter than the function's own limit, so that what is being removed can be finished. The next day goes on. */
const longestRun = 45_000

export interface Retention {
	now: Date
	applicationYears: number
	reportYears: number
	eventYears: number
	bookYears: number
	/** If false, what is due is only counted. */
	remove: boolean
	/** The moment to stop, in milliseconds since 1970. What is still due then waits for the next run. */
	until: number
}

type Kind = 'applications' | 'reports' | 'guests' | 'signIns' | 'books'

interface Aged {
	kind: Kind
	/** The ids of what is due. */
	due: AsyncGenerator<string, void>
	retireOne: (id: string, now: Date) => Promise<void>
}

const failure = 'not removed'

/** If it happens every day, what is due comes faster than it leaves, and nobody would notice. */
class RanOutOfTime extends Error {
	override name = 'RanOutOfTime'
}

/**
 * Removes what is older than it may be, one of each kind in turn, so that many of one kind don't keep the others. It's
 * safe to run twice.
 */
export async function enforceRetention({ now, remove, until, ...years }: Retention) {
	const eventDay = yearsBefore(now, years.eventYears)
	const decided = yearsBefore(now, years.applicationYears)
	const isDue = (application: Application) => isLongDecided(application, decided)
	let left: Aged[] = [
		{ kind: 'applications', due: dueApplications(decided, isDue), retireOne: (token) => retire(token, isDue, now) },
		{ kind: 'reports', due: dueReports(yearsBefore(now, years.reportYears)), retireOne: retireReport },
		{ kind: 'guests', due: dueGuests(eventDay), retireOne: retireGuest },
		{ kind: 'signIns', due: dueSignIns(eventDay), retireOne: retireSignIn },
		{ kind: 'books', due: dueBooks(yearsBefore(now, years.bookYears)), retireOne: retireBook },
	]
	const counts: Record<Kind, number> = { applications: 0, reports: 0, guests: 0, signIns: 0, books: 0 }
	while (left.length > 0) {
		const more: Aged[] = []
		for (const aged of left) {
			if (Date.now() >= until) {
				log.error('old data left for tomorrow', new RanOutOfTime())
				return counts
			}
			const { value: id } = await aged.due.next()
			if (id === undefined) continue
			more.push(aged)
			const removed = remove && (await skipFailures(failure, id, () => aged.retireOne(id, now).then(() => true)))
			if (!remove || removed) counts[aged.kind]++
		}
		left = more
	}
	return counts
}

function yearsBefore(now: Date, years: number) {
	const before = new Date(now)
	before.setUTCFullYear(before.getUTCFullYear() - years)
	return before.toISOString()
}

/** The day of the decision counts, because money and messages follow it. */
const isLongDecided = (application: Application, before: string) =>
	!isPending(application) && (application.withdrawnOn ?? application.decision?.date ?? application.issuedOn) < before

async function* dueApplications(before: string, isDue: (application: Application) => boolean) {
	for (const kind of listedStatuses.filter((status) => status !== 'Pending'))
		for await (const { token, issuedOn } of applications.oldestFirst(kind)) {
			if (String(issuedOn) >= before) break
			const application = await skipFailures(failure, token, () => applications.read(token))
			if (application && isDue(application)) yield token
		}
}

async function* dueReports(before: string) {
	for await (const { token, date } of reports.oldestFirst('resolved')) {
		if (date >= before) break
		yield token
	}
}

/** Yields the guests of events that are too old by the event's day. */
async function* dueGuests(before: string) {
	for await (const { _id, date } of guests.oldestFirst()) {
		if (date >= before) break
		const isDue = await skipFailures(failure, _id, async () => {
			const guest = await guests.read(_id)
			const event = guest && (await events.read(guest.eventID))
			return guest && (!event || event.date < before)
		})
		if (isDue) yield _id
	}
}

async function* dueSignIns(before: string) {
	for await (const { _id, date } of signIns.oldestFirst()) {
		if (date >= before) break
		yield _id
	}
}

async function* dueBooks(before: string) {
	for await (const { token, issuedOn, sentOn } of books.oldestFirst('sent')) {
		if (issuedOn >= before) break
		if (sentOn && sentOn < before) yield token
	}
}

/** Removes a thing as it is by then. `removal` says how, or nothing if it may stay after all. */
const retiring =
	<Thing>(read: (id: string) => Promise<Thing | undefined>, removal: (thing: Thing) => Write[]) =>
	(about: string, now: Date) =>
		retried(async () => {
			const seen = await read(about)
			const writes = seen ? removal(seen) : []
			if (writes.length === 0) return
			await transact([...writes, audit({ action: retireAction, by: 'clock', about, at: now, requestId: newId() })])
		})

const retireReport = retiring(reports.read, (report) =>
	report.resolved ? [...reports.remove(report, 'retry'), putRemoved('REPORTS', report.date)] : [],
)

/** The event keeps how many signed up and how many came. */
const retireGuest = retiring(guests.read, removeGuest)

const retireSignIn = retiring(signIns.read, (signIn) => signIns.remove(signIn, 'retry'))

const retireBook = retiring(books.read, (book) => (book.sentOn ? removeBook(book) : []))

/** Anything but a whole number of years ends the run before something is removed. */
function yearsFor(name: string) {
	const years = Number(setting(name))
	if (!Number.isInteger(years) || years < 1) throw new Error(`${name} is no number of years`)
	return years
}

/** Runs once a day. Until the setting `removeOld` allows it, it only logs what it would remove. */
export const handler = async () => {
	const remove = setting('REMOVE_OLD') === 'yes'
	const now = new Date()
	const gone = await enforceRetention({
		now,
		until: now.getTime() + longestRun,
		applicationYears: yearsFor('APPLICATION_YEARS'),
		reportYears: yearsFor('REPORT_YEARS'),
		eventYears: yearsFor('EVENT_YEARS'),
		bookYears: yearsFor('BOOK_YEARS'),
		remove,
	})
	const words = remove ? 'removed' : 'due for removal'
	log.info(`old applications ${words}`, { count: gone.applications })
	log.info(`old reports ${words}`, { count: gone.reports })
	log.info(`old sign-ups for events ${words}`, { count: gone.guests })
	log.info(`old sign-ins at events ${words}`, { count: gone.signIns })
	log.info(`old applications for books ${words}`, { count: gone.books })
}
