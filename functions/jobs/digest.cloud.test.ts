import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { allowGuests, applyAs, key, respond } from '#functions/applications/applications.cloud.test.data.ts'
import { invoke } from '#infra/testing/invoke.ts'
import { queuedTo } from '#infra/testing/outbox.ts'
import { createEmployee, mailTo } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { addDays, dayOf, monthDayYear } from '#shared/dates.ts'

beforeAll(() => allowGuests(true))

/** The next Tuesday, so that a digest is due which nobody has had yet. */
function nextTuesday() {
	const days = [1, 2, 3, 4, 5, 6, 7].map((later) => addDays(dayOf(new Date()), later))
	return days.find((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 2) ?? expect.unreachable()
}

const runOn = (day: string) => invoke('JobsMorning', { time: `${day}T13:00:00Z` })

const colleague = (clientSidePermissions: ['Application Access'] | []) => createEmployee(clientSidePermissions, key)

/** Someone at the beginning of the list whose account can't be read. */
async function unreadable() {
	const { putItem, deleteItem } = await import('#functions/platform/store/table.ts')
	const { subscribe, unsubscribe } = await import('#functions/domain/digest/table.ts')
	const { transact } = await import('#functions/platform/store/write.ts')
	const userId = `!${randomUUID()}`
	const key = { pk: `USER#${userId}`, sk: 'USER' }
	await putItem({ ...key, email: 5 })
	await transact([subscribe({ userId, sentFor: '', decided: 0 })])
	return { remove: () => Promise.all([deleteItem(key), transact([unsubscribe(userId)])]) }
}

const digests = async (email: string) =>
	(await inbox(email)).filter(({ subject }) => subject === 'Applications waiting for us')

test('an employee who turned the digest on gets it once, with numbers and no names, and nobody else gets it', async () => {
	const [{ client, user }, { client: off, user: without }] = await Promise.all([
		colleague(['Application Access']),
		colleague(['Application Access']),
	])
	expect((await client.call(desk.digest, {})).body.digest).toBe(false)
	await client.call(desk.changeDigest, { digest: true })
	expect((await client.call(desk.digest, {})).body.digest).toBe(true)
	await off.call(desk.changeDigest, { digest: true })
	await off.call(desk.changeDigest, { digest: false })
	const tuesday = nextTuesday()
	const notice = { cutOffDate: monthDayYear(addDays(tuesday, 2)) }
	const [decided] = [await applyAs(new TestClient()), await applyAs(new TestClient(), notice)]
	await respond(client, decided)

	await runOn(addDays(tuesday, -1))
	expect(await digests(user.email)).toEqual([])
	const broken = await unreadable()
	await Promise.all([runOn(tuesday), runOn(tuesday)])
	await runOn(addDays(tuesday, 1))
	await broken.remove()
	const { text } = await mailTo(user.email, /decided since the last digest/)
	expect(text).toMatch(/waiting for an answer/)
	expect(text).toMatch(/a date on a notice in the next 7 days/)
	expect(text).not.toMatch(/BTG-|Quillfeather/)
	// An email whose answer from SES was lost arrives twice, so what counts is how often it was queued.
	expect(await queuedTo(user.email)).toHaveLength(1)
	expect(await digests(without.email)).toEqual([])
})

test('an employee who lost the permission gets no digest', async () => {
	const { client, user } = await colleague(['Application Access'])
	await client.call(desk.changeDigest, { digest: true })
	const { users, transact } = await import('#functions/domain/people/table.ts').then(async (people) => ({
		...people,
		...(await import('#functions/platform/store/write.ts')),
	}))
	await transact(users.touch(user, { set: { clientSidePermissions: [] } }))
	await runOn(addDays(nextTuesday(), 3))
	expect(await digests(user.email)).toEqual([])
})
