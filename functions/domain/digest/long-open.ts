import { applications } from '#functions/domain/applications/table.ts'
import { books } from '#functions/domain/books/table.ts'
import { affiliates } from '#functions/domain/join/affiliates.ts'
import { employeeApplications } from '#functions/domain/join/employee-applications.ts'
import { reports } from '#functions/domain/reports/table.ts'

/**
 * Counts what is still open after a year. Nothing removes it by itself, and it holds personal data, so employees are
 * reminded of it.
 */
export async function countLongOpen(now: Date) {
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
