import { expect, test } from 'vitest'
import type { Application } from '#functions/domain/applications/table.ts'
import { storedApplication } from '#infra/testing/application.ts'
import { platformCode } from '#infra/testing/in-process.ts'
import { ownTableForFile, writeItems } from '#infra/testing/own-table.ts'
import type { ApplicationStatus } from '#shared/applications/rules.ts'

const now = new Date('2026-03-31T12:00:00Z')

const application = (at: number, daysAgo: number, status: ApplicationStatus) =>
	storedApplication({
		email: `waiting${at}@example.org`,
		token: `BTG-0000-0000-0000-000${at}`,
		status,
		issuedOn: new Date(now.getTime() - daysAgo * 24 * 3_600_000).toISOString(),
	})

await ownTableForFile()
await platformCode()
const code = await import('#functions/domain/applications/table.ts')
const { longestWaitingDays } = await import('./waiting-time.ts')

const store = (...applications: Application[]) =>
	writeItems(
		applications
			.flatMap((one) => code.putApplication(one))
			.flatMap(({ input }) => (input.Item?.listPk ? [input.Item] : [])),
	)

test('the waiting time is 0 without a pending application, however old the others are', async () => {
	expect(await longestWaitingDays(now)).toBe(0)
	await store(application(1, 200, 'Approved'), application(2, 100, 'Denied'))
	expect(await longestWaitingDays(now)).toBe(0)
})

test('the oldest pending application counts, in whole days', async () => {
	await store(application(3, 3, 'Pending'), application(4, 20.9, 'Pending'), application(5, 12, 'Pending'))
	expect(await longestWaitingDays(now)).toBe(20)
	await store(application(6, 21, 'Pending'))
	expect(await longestWaitingDays(now)).toBe(21)
})

test('an application with missing documents does not count as waiting, and a reopened one counts from then on', async () => {
	const missing = {
		things: ['bill' as const],
		name: 'Rowan Heath',
		employeeId: 'rowan',
		askedOn: now.toISOString(),
		toldOn: now.toISOString(),
		mail: 'mail-1',
		lastDay: '2026-04-07',
	}
	const reopenedOn = new Date(now.getTime() - 4 * 24 * 3_600_000).toISOString()
	await store({ ...application(7, 60, 'Pending'), missing }, { ...application(8, 50, 'Pending'), reopenedOn })
	expect(await longestWaitingDays(now)).toBe(21)
	const date = now.toISOString()
	await store({ ...application(9, 40, 'Pending'), missing: { ...missing, answer: { kind: 'cannot', date } } })
	expect(await longestWaitingDays(now)).toBe(40)
})
