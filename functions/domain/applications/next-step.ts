import { awaitsAsking, isAskedByClock, isAwaited, isPending, waitingSince } from '#shared/applications/missing.ts'
import { askingDays, billDays } from '#shared/applications/progress.ts'
import type { ApplicationRecord } from '#shared/applications/records.ts'
import { addDays, dayOf, havePassed } from '#shared/dates.ts'

/** The next thing that the hourly job does for an application, and when. */
export type Step = { at: Date } & (
	| { what: 'reminder'; before: number }
	| { what: 'asking' }
	| { what: 'closing' }
	| { what: 'still working' }
)

/** Applicants have at least this long to send what is missing, from when they were asked. */
export const daysFromAsking = 7

/** The days before the last one on which an applicant is reminded. */
const reminders = [5, 2]

/** An applicant whom the clock asked on day 8 gets a single reminder, because the last day is only a week away. */
const remindersOfClock = [2]

/** An applicant gets no second mail about the same thing within so many days. */
const betweenMails = 1

/** Our mail promises an answer within 21 days, so the word that we need longer goes out before. */
const daysToSayMore = 19

/** A morning in the United States. In all of its time zones the day before is over. */
const morningOf = (day: string) => new Date(`${day}T15:00:00.000Z`)

const laterDay = (...days: string[]) => days.toSorted().at(-1) ?? ''

/** The last day to send what is missing, for an applicant who is asked now. Being asked again takes no day away. */
export const lastDayFor = (application: ApplicationRecord, now: Date) =>
	laterDay(
		addDays(dayOf(new Date(application.issuedOn)), billDays),
		addDays(dayOf(now), daysFromAsking),
		...(isAwaited(application) && application.missing ? [application.missing.lastDay] : []),
	)

/**
 * The clock leaves a disowned application to employees, because its mails go to someone who didn't send it. While an
 * approval is waiting for a second employee, the applicant waits for us: nothing is asked for or closed.
 */
export function nextStep(application: ApplicationRecord & { attachments?: readonly unknown[] }): Step | undefined {
	const { missing, stillWorkingOn, disownedOn, proposal } = application
	if (!isPending(application) || disownedOn) return undefined
	if (!proposal && missing && isAwaited(application)) {
		if (missing.unreachedOn) return undefined
		const [next] = remindersLeft(missing)
		if (next && application.email !== '') return { what: 'reminder', ...next }
		return { what: 'closing', at: morningOf(addDays(missing.lastDay, 1)) }
	}
	if (!proposal && awaitsAsking(application))
		return { what: 'asking', at: morningOf(addDays(dayOf(new Date(application.issuedOn)), askingDays)) }
	if (stillWorkingOn) return undefined
	const since = dayOf(new Date(waitingSince(application)))
	return { what: 'still working', at: morningOf(addDays(since, daysToSayMore)) }
}

type Missing = NonNullable<ApplicationRecord['missing']>

const remindersLeft = ({ lastDay, toldOn, remindedBefore, employeeId }: Missing) =>
	(isAskedByClock({ employeeId }) ? remindersOfClock : reminders)
		.filter((before) => remindedBefore === undefined || before < remindedBefore)
		.map((before) => ({ before, at: morningOf(addDays(lastDay, -before)) }))
		.filter(({ at }) => havePassed(betweenMails, toldOn, at))

/** Of several reminders that are overdue only the last is sent, and it leaves two days, however late it is. */
export function remindedNow(missing: Missing, mail: string, now: Date): Missing {
	const due = remindersLeft(missing).filter(({ at }) => at <= now)
	const lastDay = laterDay(missing.lastDay, addDays(dayOf(now), 2))
	return { ...missing, mail, toldOn: now.toISOString(), lastDay, remindedBefore: due.at(-1)?.before }
}
