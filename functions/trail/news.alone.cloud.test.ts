import { expect, test } from 'vitest'
import { allowGuests, applyAs } from '#functions/applications/applications.cloud.test.data.ts'
import { createEmployee, createPerson } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { dayOf, startOfDay } from '#shared/dates.ts'
import type { Permission } from '#shared/endpoint.ts'
import { trailApi } from '#shared/trail/api.ts'

await allowGuests(true)
const { transact } = await tableCode(cloud)
const { audit } = await import('#functions/platform/store/audit.ts')

/** An employee who was here this many moments before today began. */
async function lastHere(before: number, ...clientSidePermissions: Permission[]) {
	const { user, client } = await createEmployee(clientSidePermissions)
	const at = new Date(startOfDay(dayOf(new Date())).getTime() - before)
	await transact([audit({ action: '/api/users', by: user._id, about: user._id, at, requestId: 'test' })])
	const news = async () => (await client.call(trailApi.news, {})).body
	await expect.poll(async () => (await news()).since).toBe(at.toISOString())
	return { news }
}

test('an employee is told of the sections that they may open, and one without permission of nothing', async () => {
	await applyAs(new TestClient())
	const { news: forEvents } = await lastHere(1, 'Event Access')
	expect(Object.keys((await forEvents()).news ?? {}).filter((kind) => kind !== 'signUps')).toEqual([])
	const { news: forNobody } = await lastHere(1)
	expect((await forNobody()).news).toEqual({})
})

test('an employee’s own actions of today end no visit, and one who was never here has no news', async () => {
	const { client } = await createEmployee(['Application Access'])
	const token = await applyAs(new TestClient())
	await client.call(applicationsStaffApi.addNote, { token, note: 'Read it.' })
	expect((await client.call(trailApi.news, {})).body).toEqual({ news: {}, status: true })
})

test('members and visitors are told nothing', async () => {
	const { client: member } = await createPerson()
	expect((await member.call(trailApi.news, {})).status).toBe(403)
	expect((await new TestClient().call(trailApi.news, {})).status).toBe(401)
})
