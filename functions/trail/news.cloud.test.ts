import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { platformCode } from '#infra/testing/in-process.ts'
import { useOwnTable } from '#infra/testing/own-table.ts'
import { UserRecord } from '#shared/account/user.ts'
import { dayOf, startOfDay } from '#shared/dates.ts'
import { newsKinds } from '#shared/trail/news.ts'

let dropTable: () => Promise<void>
let code: Awaited<ReturnType<typeof load>>

async function load() {
	const { transact } = await platformCode()
	const { audit } = await import('#functions/platform/store/audit.ts')
	return { transact, audit, ...(await import('./news.ts')) }
}

// What everyone has done since is counted up to a limit, which the other tests together may pass.
beforeAll(async () => {
	dropTable = await useOwnTable()
	code = await load()
})

afterAll(() => dropTable())

const now = new Date()
const today = startOfDay(dayOf(now)).getTime()

/** Records that someone did something this many moments after today began. */
const did = (by: string, action: string, after: number) =>
	code.transact([code.audit({ action, by, about: randomUUID(), at: new Date(today + after), requestId: 'test' })])

test('an employee learns how much came since their last day, and not what they did themselves', async () => {
	const [own, colleague] = [randomUUID(), randomUUID()]
	const [[applications = ''], [notes = '']] = [newsKinds.applications.actions, newsKinds.notes.actions]
	await did(colleague, notes, -2)
	await did(own, '/api/users', -1)
	await did('visitor', applications, 1)
	await did(own, notes, 2)
	await did(colleague, notes, 3)
	const user = UserRecord.parse({
		_id: own,
		firstName: 'Hazel',
		lastName: 'Fairfield',
		email: 'hazel@example.org',
		verified: true,
		employee: true,
		clientSidePermissions: ['Application Access'],
		dateRegistered: now.toISOString(),
	})
	const person = { user, session: { pk: `SESSION#${own}`, sk: 'test' }, begun: now.getTime(), mustAddPasskey: false }
	expect(await code.news({ person, now })).toEqual({
		since: new Date(today - 1).toISOString(),
		news: { applications: 1, notes: 1 },
	})
})
