import { expect, test } from 'vitest'
import type { Application } from '#functions/domain/applications/table.ts'
import { platformCode } from '#infra/testing/in-process.ts'
import { ownTableForFile } from '#infra/testing/own-table.ts'
import { newcomer } from '#infra/testing/people.ts'
import { wholeTable } from '#infra/testing/table-dump.ts'
import { UserRecord } from '#shared/account/user.ts'
import { BookRecord } from '#shared/books/schema.ts'
import type { Permission } from '#shared/endpoint.ts'
import { examples } from '#shared/examples.ts'
import { AffiliateRecord, EmployeeApplicationRecord } from '#shared/join/records.ts'
import { application, yearsAgo } from './retention.cloud.test.data.ts'

await ownTableForFile()
const code = await platformCode()
const { changeApplication, putApplication } = await import('#functions/domain/applications/table.ts')
const { subscribe } = await import('#functions/domain/digest/table.ts')

/** Runs the digest and returns the contents of its mails, by the employee's address. */
async function digestsOf(day: string) {
	const { sendDigests } = await import('./digest.ts')
	const before = new Set((await wholeTable()).keys())
	await sendDigests(new Date(`${day}T13:00:00Z`), 'request')
	const mails = [...(await wholeTable())].filter(([key]) => key.startsWith('MAIL#') && !before.has(key))
	return Object.fromEntries(mails.map(([, item]) => [JSON.parse(item).to, JSON.parse(item).content]))
}

async function employee(...clientSidePermissions: Permission[]) {
	const { password: _, ...who } = newcomer()
	const rights = { _id: who.email, verified: true, employee: true, clientSidePermissions }
	const user = UserRecord.parse({ ...who, ...rights, dateRegistered: yearsAgo(2) })
	await code.transact([...code.users.add(user), subscribe({ userId: user._id, sentFor: '2026-11-01', decided: 0 })])
	return user.email
}

/** Adds one thing of each kind that came so many years ago and is still open. */
async function openFor(years: number) {
	const { putBook } = await import('#functions/domain/books/table.ts')
	const { reports } = await import('#functions/domain/reports/table.ts')
	const { affiliates } = await import('#functions/domain/join/affiliates.ts')
	const { employeeApplications } = await import('#functions/domain/join/employee-applications.ts')
	const [token, when] = [`BTG-${years}`, yearsAgo(years)]
	const pending = { token, status: 'Pending', applicantID: 'Guest', issuedOn: when }
	const book = BookRecord.parse({ ...examples.books.apply, token, issuedOn: when })
	const join = EmployeeApplicationRecord.parse({ ...examples.join.boardMember, ...pending, kind: 'board' })
	const affiliate = { ...examples.join.affiliate, affiliateID: token, status: 'Pending', dateAdded: when }
	const report = { type: 'Technical' as const, description: 'A white page.', email: 'reporter@example.org' }
	await code.transact(putApplication(application({ status: 'Pending', issued: years })))
	await code.transact(putBook({ ...book, version: 0 }, undefined))
	await code.transact(reports.add({ ...report, token, date: when, resolved: false, version: 0 }))
	await code.transact(affiliates.add(AffiliateRecord.parse(affiliate)))
	await code.transact(employeeApplications.add(join))
}

test('the digest counts what has been open for more than a year, for employees who may open it', async () => {
	const [both, one] = [await employee('Application Access', 'Report Access'), await employee('Application Access')]
	expect(await digestsOf('2026-12-01')).toEqual({})
	await openFor(0.9)
	await openFor(1.1)
	const digests = await digestsOf('2026-12-01')
	const all = { applications: 1, reports: 1, books: 1, joins: 1, affiliates: 1 }
	expect(digests[both]).toMatchObject({ waiting: 2, longOpen: all })
	expect(digests[one]).toMatchObject({ waiting: 2, longOpen: { ...all, reports: 0 } })
	expect(JSON.stringify(digests)).not.toMatch(/BTG-|Willow|reporter/)
})

test('the digest counts what was decided since the last one, whatever left or was reopened meanwhile', async () => {
	const { revised } = await import('#functions/platform/store/collection.ts')
	const { removeApplication } = await import('#functions/domain/applications/remove-application.ts')
	const change = async (seen: Application, to: Partial<Application>) => {
		const after = revised(seen, to)
		await code.transact(changeApplication(seen, after, 'defect'))
		return after
	}
	const decided = async () => {
		const sent = application({ status: 'Pending', issued: 0.1 })
		await code.transact(putApplication(sent))
		return change(sent, { status: 'Approved' })
	}
	await openFor(0.1)
	const colleague = await employee('Application Access')
	const [first, second, third] = [await decided(), await decided(), await decided()]
	expect((await digestsOf('2026-12-08'))[colleague]).toMatchObject({ decided: 3 })
	for (const one of [first, second])
		await code.transact(removeApplication(one, { isLastOfPerson: true, onConflict: 'defect' }))
	await change(third, { status: 'Pending', reopenedOn: new Date().toISOString() })
	await decided()
	await decided()
	await change(await decided(), { status: 'Pending' })
	expect((await digestsOf('2026-12-11'))[colleague]).toMatchObject({ decided: 2 })
})
