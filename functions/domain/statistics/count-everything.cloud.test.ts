import { expect, test } from 'vitest'
import type { Application } from '#functions/domain/applications/table.ts'
import { storedApplication } from '#infra/testing/application.ts'
import { createEvent } from '#infra/testing/events.ts'
import { platformCode } from '#infra/testing/in-process.ts'
import { ownTableForFile } from '#infra/testing/own-table.ts'
import { newcomer } from '#infra/testing/people.ts'
import { wholeTable } from '#infra/testing/table-dump.ts'
import { UserRecord } from '#shared/account/user.ts'

await ownTableForFile()
const code = { ...(await platformCode()), ...(await import('#functions/domain/applications/table.ts')) }
const { removeApplication } = await import('#functions/domain/applications/remove-application.ts')
const { revised } = await import('#functions/platform/store/collection.ts')
const { legacyApplications } = await import('#functions/domain/legacy/table.ts')
const { reports } = await import('#functions/domain/reports/table.ts')
const { putRemoved } = await import('./removed.ts')
const { countEverything } = await import('./count-everything.ts')
const { everyContact } = await import('./contact-lists.ts')

const day = '2024-02-29'
const moment = `${day}T18:00:00.000Z`

/** Someone who lives with a bleeding disorder, as each test has one. */
const affected = (name: string, changes: Partial<Application> = {}) =>
	storedApplication({
		token: `BTG-${name}`,
		email: `${name}@example.org`,
		firstName: name,
		issuedOn: moment,
		bleedingDisorder: true,
		bleedingDisorderType: 'Hemophilia A',
		bleedingDisorderRelationship: 'Self',
		bleedingDisorderSeverity: 'Mild',
		...changes,
	})

let hours = 0
/** Each count begins later than the one before. */
const count = () => countEverything(new Date(Date.UTC(2024, 2, 1, hours++)))

/** All that the count has written, but for the moment at which it did. */
const snapshots = async () =>
	new Map(
		[...(await wholeTable())]
			.filter(([key]) => /^(STATISTICS|CONTACT)/.test(key) && !key.includes('AS OF'))
			.map(([key, item]) => [key, JSON.parse(item)] as const),
	)

test('everything in the table is counted, and what can’t be read keeps nothing else from it', async () => {
	const person = (name: string, verified: boolean) =>
		UserRecord.parse({ ...newcomer(`${name}@example.org`), _id: name, verified, dateRegistered: moment })
	const report = { type: 'Technical' as const, description: 'A white page.', resolved: true, version: 0 }
	const old = {
		token: 'BTG-OLD',
		firstName: 'Fern',
		lastName: 'Hill',
		amount: 90,
		date: day,
		dateAdded: day,
		version: 0,
	}
	await createEvent({ dateAdded: moment })
	const gone = { status: 'Denied', type: 'Food', state: 'AL', waited: 3 }
	for (const writes of [
		code.putApplication(affected('Ash')),
		code.putApplication(affected('Broken')),
		code.users.add(person('fern', true)),
		code.users.add(person('moss', false)),
		reports.add({ ...report, token: 'BTG-R', email: 'r@example.org', date: moment }),
		legacyApplications.add({ ...old, status: 'Approved' }),
		[putRemoved('APPLICATIONS', moment, gone), putRemoved('USERS', moment), putRemoved('REPORTS', moment)],
	])
		await code.transact(writes)
	await code.updateItem(code.applications.key('BTG-Broken'), { set: { email: 5 } })
	await count()
	const all = await snapshots()
	for (const period of [day, '2024-02', '2024', 'all'])
		expect(all.get(`STATISTICS#PERIOD ${period}`)).toMatchObject({
			applications: 3,
			legacy: 1,
			approved: 1,
			denied: 1,
			users: 2,
			reports: 2,
			events: 1,
		})
	expect((await everyContact()).map(({ email }) => email)).toEqual(['ash@example.org'])
	await code.deleteItem(code.applications.key('BTG-Broken'))
})

class Killed extends Error {}

/** Lets the count make so many calls of the table, and then none. The answer says whether it came to its end. */
async function countKilledAfter(calls: number) {
	let left = calls
	code.client.middlewareStack.add(
		(next) => (args) => {
			if (left-- <= 0) throw new Killed()
			return next(args)
		},
		{ step: 'initialize', name: 'killed' },
	)
	return count()
		.then(
			() => true,
			(error) => (error instanceof Killed ? false : Promise.reject(error)),
		)
		.finally(() => code.client.middlewareStack.remove('killed'))
}

test('wherever a count is killed, and when two run at once, the next one says what a count of everything says', async () => {
	const states: Application[] = [
		affected('Birch'),
		affected('Birch', { state: 'TX', firstName: 'Béla', bleedingDisorderType: 'Hemophilia B' }),
	]
	await code.transact(code.putApplication(states[0] ?? expect.unreachable()))
	/** The application becomes the other one, so that each count has something to write anew and something to take away. */
	const change = async (to: Application | undefined) => {
		const seen = (await code.applications.read('BTG-Birch')) ?? expect.unreachable()
		await code.transact(code.changeApplication(seen, revised(seen, { ...to, version: seen.version }), 'defect'))
	}
	const right: unknown[] = []
	for (const state of states) {
		await change(state)
		await count()
		right.push(await snapshots())
	}
	expect(right[0]).not.toEqual(right[1])
	const step = process.env.TEST_ALL ? 1 : 5
	let calls = 0
	for (let isDone = false; !isDone; calls += step) {
		await change(states[calls % 2])
		isDone = await countKilledAfter(calls)
		await Promise.all([count(), count()])
		expect(await snapshots(), `killed after ${calls} calls`).toEqual(right[calls % 2])
	}
	expect(calls).toBeGreaterThan(10)
})

test('someone whose only application is removed is no contact any more, and still counted; a late count changes nothing', async () => {
	const sent = (await code.applications.read('BTG-Ash')) ?? expect.unreachable()
	const before = await snapshots()
	await code.transact(removeApplication(sent, { isLastOfPerson: true, onConflict: 'defect' }))
	await countEverything(new Date(0))
	expect(await snapshots()).toEqual(before)
	await count()
	const after = await snapshots()
	for (const key of ['STATISTICS#PERIOD all', 'STATISTICS#DISORDER all'])
		expect(after.get(key)).toEqual(before.get(key))
	expect((await everyContact()).map(({ email }) => email)).toEqual(['birch@example.org'])
	expect(JSON.stringify([...after])).not.toContain('ash@example.org')
})
