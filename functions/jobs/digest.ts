import { countCutOffs } from '#functions/domain/applications/cut-offs.ts'
import { applications, decisionsSum } from '#functions/domain/applications/table.ts'
import { books } from '#functions/domain/books/table.ts'
import { morningDue } from '#functions/domain/digest/morning.ts'
import { sentNow, subscriptions } from '#functions/domain/digest/table.ts'
import { affiliates } from '#functions/domain/join/affiliates.ts'
import { employeeApplications } from '#functions/domain/join/employee-applications.ts'
import { queueMail } from '#functions/domain/mail/outbox.ts'
import { readUser, users } from '#functions/domain/people/table.ts'
import { reports } from '#functions/domain/reports/table.ts'
import { owedAnswers } from '#functions/jobs/waiting-time.ts'
import { skipFailures } from '#functions/platform/skip-failures.ts'
import { getItems } from '#functions/platform/store/table.ts'
import { tryTransact } from '#functions/platform/store/write.ts'
import { isAnswerLate } from '#shared/applications/progress.ts'
import { addDays, dayOf } from '#shared/dates.ts'

/**
 * Sends the digest to the employees who want it. A second run on the same morning sends nothing again, and what couldn't
 * be sent on its day is sent the next.
 */
export async function sendDigests(now: Date, requestId: string) {
	const morning = morningDue(now)
	const due = morning ? (await subscriptions()).filter(({ sentFor }) => sentFor < morning) : []
	if (!morning || due.length === 0) return 0
	const { waiting, answered, decided } = await counts()
	const today = dayOf(now)
	const cutOffs = await countCutOffs(today, addDays(today, 7))
	const [overdue, longOpen] = [await countOverdue(now), await countLongOpen(now)]
	let sent = 0
	for (const subscription of due) {
		const { userId } = subscription
		const user = await skipFailures('digest not sent', userId, () => readUser(userId))
		// Someone who lost the permission gets no numbers either. The setting stays, in case they get it back.
		if (!user?.employee || !user.clientSidePermissions.includes('Application Access')) continue
		const old = user.clientSidePermissions.includes('Report Access') ? longOpen : { ...longOpen, reports: 0 }
		// If nobody waits and nothing is left from long ago, there is nothing to do, and so no mail.
		if (waiting === 0 && Object.values(old).every((many) => many === 0)) continue
		const since = Math.max(0, decided - subscription.decided)
		const { _id, firstName, email } = user
		const figures = { waiting, cutOffs, overdue, answered, decided: since, longOpen: old }
		const content = { template: 'digest' as const, firstName, ...figures }
		const mail = queueMail({ to: email, language: 'en', content, about: users.key(_id) }, { now, requestId })
		if (await tryTransact([sentNow(subscription, morning, decided), ...mail])) sent++
	}
	return sent
}

async function counts() {
	const refs = [applications.counter('pending'), applications.counter('answered'), decisionsSum]
	const items = await getItems(refs.map(({ key }) => key))
	const [waiting = 0, answered = 0, decided = 0] = refs.map(({ parse }, at) => parse(items[at]))
	return { waiting, answered, decided }
}

/** Oldest first, so that it stops at the first one that was sent too late to be overdue. */
async function countOverdue(now: Date) {
	let many = 0
	for await (const { late, issuedOn } of owedAnswers(now)) {
		if (!isAnswerLate({ issuedOn }, now)) break
		if (late) many++
	}
	return many
}

/**
 * Counts what is still open after a year. Nothing removes it by itself, and it holds personal data, so employees are
 * reminded of it.
 */
async function countLongOpen(now: Date) {
	const before = new Date(now)
	before.setUTCFullYear(before.getUTCFullYear() - 1)
	const day = before.toISOString()
	return {
		applications: await countUntil(applications.oldestFirst('Pending'), ({ issuedOn }) => issuedOn >= day),
		reports: await countUntil(reports.oldestFirst('unresolved'), ({ date }) => date >= day),
		books: await countUntil(books.oldestFirst('waiting'), ({ issuedOn }) => issuedOn >= day),
		joins: await countUntil(employeeApplications.oldestFirst('Pending'), ({ issuedOn }) => issuedOn >= day),
		affiliates: await countUntil(affiliates.oldestFirst('Pending'), ({ dateAdded }) => dateAdded >= day),
	}
}

async function countUntil<Row>(rows: AsyncIterable<Row>, isNewer: (row: Row) => boolean) {
	let many = 0
	for await (const row of rows) {
		if (isNewer(row)) break
		many++
	}
	return many
}
