import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { allowGuests, applyAs, code, key, respond } from '#functions/applications/applications.cloud.test.data.ts'
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

const colleague = () => createEmployee(['Application Access'], key)

/** Someone at the beginning of the list whose account can't be read. */
async function unreadable() {
	const { putItem, deleteItem, transact } = code
	const { subscribe, unsubscribe } = await import('#functions/domain/digest/table.ts')
	const userId = `!${randomUUID()}`
	const key = { pk: `USER#${userId}`, sk: 'USER' }
	await putItem({ ...key, email: 5 })
	await transact([subscribe({ userId, sentFor: '', decided: 0 })])
	return { remove: () => Promise.all([deleteItem(key), transact([unsubscribe(userId)])]) }
}

const digests = async (email: string) =>
	(await inbox(email)).filter(({ subject }) => subject === 'Applications waiting for us')

test('an employee who turned the digest on gets it once, with numbers and no names; who turned it off or lost the permission gets none', async () => {
	const [{ client, user }, { client: off, user: without }, { client: lost, user: left }] = await Promise.all([
		colleague(),
		colleague(),
		colleague(),
	])
	expect((await client.call(desk.digest, {})).body.digest).toBe(false)
	await client.call(desk.changeDigest, { digest: true })
	expect((await client.call(desk.digest, {})).body.digest).toBe(true)
	await off.call(desk.changeDigest, { digest: true })
	await off.call(desk.changeDigest, { digest: false })
	await lost.call(desk.changeDigest, { digest: true })
	await code.transact(code.users.touch(left, { set: { clientSidePermissions: [] } }))
	const tuesday = nextTuesday()
	const notice = { cutOffDate: monthDayYear(addDays(tuesday, 2)) }
	const [decided] = [await applyAs(new TestClient()), await applyAs(new TestClient(), notice)]
	await respond(client, decided)

	await runOn(addDays(tuesday, -1))
	expect(await digests(user.email)).toEqual([])
	const broken = await unreadable()
	await Promise.all([runOn(tuesday), runOn(tuesday)])
	await broken.remove()
	const { text } = await mailTo(user.email, /decided since the last digest/)
	expect(text).toMatch(/waiting for an answer/)
	expect(text).toMatch(/a date on a notice in the next 7 days/)
	expect(text).not.toMatch(/BTG-|Quillfeather/)
	// An email whose answer from SES was lost arrives twice, so what counts is how often it was queued.
	expect(await queuedTo(user.email)).toHaveLength(1)
	for (const { email } of [without, left]) expect(await digests(email)).toEqual([])
})
