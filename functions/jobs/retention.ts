import { retire, retireAction } from '#functions/domain/applications/retire.ts'
import { type Application, applications } from '#functions/domain/applications/table.ts'
import { books, removeBook } from '#functions/domain/books/table.ts'
import { noteLeftOver } from '#functions/domain/erasing/left-over.ts'
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

/** Shorter than the function's own 15 minutes, so that what is being removed can be finished. The next day goes on. */
const longestRun = 840_000

export interface Retention {
	now: Date
	applicationYears: number
	reportYears: number
	eventYears: number
	bookYears: number
	/** If false, what is due is only counted. */
	remove: boolean
	/** The moment to stop, in milliseconds since 1970. What is still due then is left for the next run. */
	until: number
}

type Kind = 'applications' | 'reports' | 'sign-ups' | 'sign-ins' | 'books'

/** With the ids of what is due. */
type Aged = [kind: Kind, due: AsyncGenerator<string, void>, retireOne: (id: string, now: Date) => Promise<void>]

const failure = 'not removed'

/**
 * Removes what is older than it may be, one of each kind in turn, so that many of one kind don't keep the others. It's
 * safe to run twice.
 */
export async function enforceRetention({
	now,
	remove,
	until,
	...years
}: Retention): Promise<Record<Kind, number> & { isLeft?: true }> {
	const eventDay = yearsBefore(now, years.eventYears)
	const decided = yearsBefore(now, years.applicationYears)
	const sent = yearsBefore(now, years.bookYears)
	const isDue = (application: Application) => isLongDecided(application, decided)
	let left: Aged[] = [
		['applications', dueApplications(decided, isDue), (token) => retire(token, isDue, now)],
		['reports', due(reports.oldestFirst('resolved'), yearsBefore(now, years.reportYears)), retireReport],
		['sign-ups', due(guests.oldestFirst(), eventDay, isOfEventBefore(eventDay)), retireGuest],
		['sign-ins', due(signIns.oldestFirst(), eventDay), retireSignIn],
		['books', due(books.oldestFirst('sent'), sent, ({ sentOn = sent }) => sentOn < sent), retireBook],
	]
	const counts: Record<Kind, number> = { applications: 0, reports: 0, 'sign-ups': 0, 'sign-ins': 0, books: 0 }
	while (left.length > 0) {
		const more: Aged[] = []
		for (const aged of left) {
			if (Date.now() >= until) return { ...counts, isLeft: true }
			const [kind, ids, retireOne] = aged
			const { value: id } = await ids.next()
			if (id === undefined) continue
			more.push(aged)
			const removed = remove && (await skipFailures(failure, id, () => retireOne(id, now).then(() => true)))
			if (!remove || removed) counts[kind]++
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

type Row = { [Name in 'token' | '_id' | 'date']?: string } & { issuedOn?: unknown }

/** The ids of what is due in a list, which ends with the first row that is too young. */
async function* due<Listed extends Row>(
	rows: AsyncIterable<Listed>,
	before: string,
	isDue: (row: Listed) => unknown = () => true,
) {
	for await (const row of rows) {
		if (String(row.issuedOn ?? row.date) >= before) return
		if (await isDue(row)) yield String(row.token ?? row._id)
	}
}

async function* dueApplications(before: string, isDue: (application: Application) => boolean) {
	for (const kind of listedStatuses.filter((status) => status !== 'Pending'))
		yield* due(applications.oldestFirst(kind), before, async ({ token }) => {
			const application = await skipFailures(failure, token, () => applications.read(token))
			return application && isDue(application)
		})
}

/** The event's day counts, and people sign up before it. */
const isOfEventBefore =
	(day: string) =>
	({ _id }: { _id: string }) =>
		skipFailures(failure, _id, async () => {
			const guest = await guests.read(_id)
			const event = guest && (await events.read(guest.eventID))
			return guest && (!event || event.date < day)
		})

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
	const { isLeft = false, ...gone } = await enforceRetention({
		now,
		until: now.getTime() + longestRun,
		applicationYears: yearsFor('APPLICATION_YEARS'),
		reportYears: yearsFor('REPORT_YEARS'),
		eventYears: yearsFor('EVENT_YEARS'),
		bookYears: yearsFor('BOOK_YEARS'),
		remove,
	})
	await noteLeftOver(remove && isLeft)
	const words = remove ? 'removed' : 'due for removal'
	for (const [kind, count] of Object.entries(gone)) log.info(`old ${kind} ${words}`, { count })
}
