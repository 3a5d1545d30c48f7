import { beforeAll, expect, test } from 'vitest'
import { createEmployee } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { takenDays } from '#shared/applications/taken.ts'
import { allowGuests, applyAs, code, respond, show, staff, table } from './applications.cloud.test.data.ts'

beforeAll(() => allowGuests(true))

const mine = async (client: TestClient) => {
	const { body } = await client.call(desk.list, { mine: 'yes', status: 'Pending', limit: 50 })
	return body.applications?.map(({ token }) => token)
}

test('an employee takes an application, finds it among theirs, decides it all the same, or lets it go', async () => {
	const [{ client, user }, other] = await Promise.all([staff('Hazel'), staff('Rowan')])
	const token = await applyAs(new TestClient())
	const { version } = await show(client, token)
	const { status, body } = await client.call(desk.take, { token, take: 'yes' })
	expect(status).toBe(200)
	expect(body.taken).toMatchObject({ name: `Hazel ${user.lastName}`, employeeId: user._id })
	await expect.poll(() => mine(client)).toEqual([token])
	expect(await mine(other.client)).toEqual([])
	expect(await show(other.client, token)).toMatchObject({ version, taken: body.taken })
	expect((await client.call(desk.take, { token, take: 'yes' })).body.taken).toEqual(body.taken)

	expect((await client.call(desk.take, { token, take: 'no' })).body.taken).toBeUndefined()
	await expect.poll(() => mine(client)).toEqual([])
	await client.call(desk.take, { token, take: 'yes' })
	expect((await respond(other.client, token)).status).toBe(200)
	await expect.poll(() => mine(client)).toEqual([])
	const late = await client.call(desk.take, { token, take: 'yes' })
	expect([late.status, late.body.message]).toEqual([400, sentences.takenOnlyPending])
})

test('an employee can’t take an application from a colleague without having seen who has it', async () => {
	const [{ client, user }, { client: other, user: rowan }] = await Promise.all([staff('Hazel'), staff('Rowan')])
	const token = await applyAs(new TestClient())
	const { body } = await client.call(desk.take, { token, take: 'yes' })
	for (const change of [{ take: 'yes' }, { take: 'no' }, { take: 'yes', from: rowan._id }] as const) {
		const refused = await other.call(desk.take, { token, ...change })
		expect([refused.status, refused.body]).toMatchObject([
			409,
			{ message: sentences.takenByColleague, fresh: { taken: body.taken } },
		])
	}
	const over = await other.call(desk.take, { token, take: 'yes', from: user._id })
	expect(over.body.taken?.employeeId).toBe(rowan._id)
	await expect.poll(() => mine(client)).toEqual([])
})

test('seven days after someone took an application, it’s anyone’s again', async () => {
	const [{ client, user }, { client: other }] = await Promise.all([staff('Hazel'), staff('Rowan')])
	const token = await applyAs(new TestClient())
	await client.call(desk.take, { token, take: 'yes' })
	await expect.poll(() => mine(client)).toEqual([token])
	const seen = (await table.applications.read(token)) ?? expect.unreachable()
	const date = new Date(Date.now() - takenDays * 24 * 3_600_000).toISOString()
	const taken = { name: 'Hazel', employeeId: user._id, date }
	await code.transact(table.applications.touch(seen, { set: { taken } }))
	await expect.poll(() => mine(client)).toEqual([])
	expect((await other.call(desk.take, { token, take: 'yes' })).status).toBe(200)
})

test('an employee can’t take what they sent themselves', async () => {
	const { client, user } = await createEmployee(['Application Access'])
	const token = await applyAs(new TestClient(), { email: user.email })
	expect((await client.call(desk.take, { token, take: 'yes' })).status).toBe(403)
})
