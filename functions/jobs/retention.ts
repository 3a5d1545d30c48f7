import { retire, retireAction } from '#functions/domain/applications/retire.ts'
import { applications } from '#functions/domain/applications/table.ts'
import { reports } from '#functions/domain/reports/table.ts'
import { putPast } from '#functions/domain/statistics/past.ts'
import { retentionEnv } from '#functions/platform/env.ts'
import { newId } from '#functions/platform/ids.ts'
import { log } from '#functions/platform/log.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { retried, transact } from '#functions/platform/store/write.ts'
import { applicationStatuses } from '#shared/applications/rules.ts'

/** So many things of each kind in one run, because a run has a minute. The next day goes on. */
const mostInOneRun = 100

export interface Retention {
	now: Date
	applicationYears: number
	reportYears: number
	/** Without it, what is due is only counted. */
	remove: boolean
	limit?: number
}

/** Removes decided applications and resolved reports that are older than they may be. It's safe to run twice. */
export async function enforceRetention({ limit = mostInOneRun, ...given }: Retention) {
	const due = await dueApplications(yearsBefore(given.now, given.applicationYears), limit)
	const dueReports = await dueOf(
		reports.oldestFirst('resolved'),
		yearsBefore(given.now, given.reportYears),
		limit,
	)
	if (given.remove) {
		for (const token of due) await retire(token, given.now)
		for (const { token } of dueReports) await retireReport(token, given.now)
	}
	return { applications: due.length, reports: dueReports.length }
}

function yearsBefore(now: Date, years: number) {
	const before = new Date(now)
	before.setUTCFullYear(before.getUTCFullYear() - years)
	return before.toISOString()
}

/** Counted from the decision, because money and messages follow it. */
async function dueApplications(before: string, limit: number) {
	const due: string[] = []
	for (const kind of applicationStatuses.filter((status) => status !== 'Pending'))
		for await (const { token, issuedOn } of applications.oldestFirst(kind)) {
			if (due.length === limit || String(issuedOn) >= before) break
			const application = await applications.read(token)
			if (application && (application.decision?.date ?? application.issuedOn) < before) due.push(token)
		}
	return due
}

async function dueOf<Row extends { date: string }>(
	oldestFirst: AsyncIterable<Row>,
	before: string,
	limit: number,
) {
	const due: Row[] = []
	for await (const row of oldestFirst) {
		if (due.length === limit || row.date >= before) break
		due.push(row)
	}
	return due
}

const retireReport = (token: string, now: Date) =>
	retried(async () => {
		const report = await reports.read(token)
		if (!report?.resolved) return
		await transact([
			...reports.remove(report, 'retry'),
			...putPast('REPORTS', report.date),
			audit({ action: retireAction, by: 'clock', about: token, at: now, requestId: newId() }),
		])
	})

/** Runs once a day. Until the setting `removeOld` allows it, it only logs what it would remove. */
export const handler = async () => {
	const { APPLICATION_YEARS: applicationYears, REPORT_YEARS: reportYears, REMOVE_OLD } = retentionEnv()
	const remove = REMOVE_OLD === 'yes'
	const gone = await enforceRetention({ now: new Date(), applicationYears, reportYears, remove })
	const words = remove ? 'removed' : 'due for removal'
	log.info(`old applications ${words}`, { count: gone.applications })
	log.info(`old reports ${words}`, { count: gone.reports })
}
