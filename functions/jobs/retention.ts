import { retire, retireAction } from '#functions/domain/applications/retire.ts'
import { applications } from '#functions/domain/applications/table.ts'
import { books, removeBook } from '#functions/domain/books/table.ts'
import { guests, removeGuest } from '#functions/domain/events/guests.ts'
import { signIns } from '#functions/domain/events/sign-ins.ts'
import { events } from '#functions/domain/events/table.ts'
import { reports } from '#functions/domain/reports/table.ts'
import { putPast } from '#functions/domain/statistics/past.ts'
import { retentionEnv } from '#functions/platform/env.ts'
import { newId } from '#functions/platform/ids.ts'
import { log } from '#functions/platform/log.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { retried, transact, type Write } from '#functions/platform/store/write.ts'
import { applicationStatuses } from '#shared/applications/rules.ts'

/** So many things of each kind in one run, because a run has a minute. The next day goes on. */
const mostInOneRun = 100

export interface Retention {
	now: Date
	applicationYears: number
	reportYears: number
	eventYears: number
	bookYears: number
	/** Without it, what is due is only counted. */
	remove: boolean
	limit?: number
}

/** Removes what is older than it may be. It's safe to run twice. */
export async function enforceRetention({ now, remove, limit = mostInOneRun, ...years }: Retention) {
	const aged = {
		applications: [retire, dueApplications(yearsBefore(now, years.applicationYears))],
		reports: [retireReport, dueReports(yearsBefore(now, years.reportYears))],
		guests: [retireGuest, dueGuests(yearsBefore(now, years.eventYears))],
		signIns: [retireSignIn, dueSignIns(yearsBefore(now, years.eventYears))],
		books: [retireBook, dueBooks(yearsBefore(now, years.bookYears))],
	} as const
	const counts = { applications: 0, reports: 0, guests: 0, signIns: 0, books: 0 }
	for (const kind of Object.keys(counts) as (keyof typeof counts)[]) {
		const [retireOne, due] = aged[kind]
		const ids = await firstOf(due, limit)
		if (remove) for (const id of ids) await retireOne(id, now)
		counts[kind] = ids.length
	}
	return counts
}

function yearsBefore(now: Date, years: number) {
	const before = new Date(now)
	before.setUTCFullYear(before.getUTCFullYear() - years)
	return before.toISOString()
}

async function firstOf(due: AsyncIterable<string>, limit: number) {
	const ids: string[] = []
	for await (const id of due) if (ids.push(id) === limit) break
	return ids
}

/** Counted from the decision, because money and messages follow it. */
async function* dueApplications(before: string) {
	for (const kind of applicationStatuses.filter((status) => status !== 'Pending'))
		for await (const { token, issuedOn } of applications.oldestFirst(kind)) {
			if (String(issuedOn) >= before) break
			const application = await applications.read(token)
			if (application && (application.decision?.date ?? application.issuedOn) < before) yield token
		}
}

async function* dueReports(before: string) {
	for await (const { token, date } of reports.oldestFirst('resolved')) {
		if (date >= before) break
		yield token
	}
}

/** Counted from the event's day, and they signed up before it. */
async function* dueGuests(before: string) {
	for await (const { _id, date } of guests.oldestFirst()) {
		if (date >= before) break
		const guest = await guests.read(_id)
		const event = guest && (await events.read(guest.eventID))
		if (guest && (!event || event.date < before)) yield _id
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
			await transact([
				...writes,
				audit({ action: retireAction, by: 'clock', about, at: now, requestId: newId() }),
			])
		})

const retireReport = retiring(reports.read, (report) =>
	report.resolved ? [...reports.remove(report, 'retry'), ...putPast('REPORTS', report.date)] : [],
)

/** The event keeps how many signed up and how many came. */
const retireGuest = retiring(guests.read, removeGuest)

const retireSignIn = retiring(signIns.read, (signIn) => signIns.remove(signIn, 'retry'))

const retireBook = retiring(books.read, (book) => (book.sentOn ? removeBook(book) : []))

/** Runs once a day. Until the setting `removeOld` allows it, it only logs what it would remove. */
export const handler = async () => {
	const env = retentionEnv()
	const remove = env.REMOVE_OLD === 'yes'
	const gone = await enforceRetention({
		now: new Date(),
		applicationYears: env.APPLICATION_YEARS,
		reportYears: env.REPORT_YEARS,
		eventYears: env.EVENT_YEARS,
		bookYears: env.BOOK_YEARS,
		remove,
	})
	const words = remove ? 'removed' : 'due for removal'
	log.info(`old applications ${words}`, { count: gone.applications })
	log.info(`old reports ${words}`, { count: gone.reports })
	log.info(`old sign-ups for events ${words}`, { count: gone.guests })
	log.info(`old sign-ins at events ${words}`, { count: gone.signIns })
	log.info(`old applications for books ${words}`, { count: gone.books })
}
