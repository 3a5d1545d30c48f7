import { beforeAll, expect, test } from 'vitest'
import { createPerson } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { consoleApi } from '#shared/console/api.ts'
import { type Permission, permissions } from '#shared/endpoint.ts'

const { transact } = await tableCode(cloud)
const { addToCount } = await import('#functions/platform/store/counts.ts')

const countsFor = async (...clientSidePermissions: Permission[]) => {
	const { client } = await createPerson({ employee: true, clientSidePermissions })
	return (await client.call(consoleApi.counts, {})).body
}

beforeAll(() => transact([addToCount('events', 1), addToCount('reports', 1)]))

test('counts go up and down with what is counted', async () => {
	const before = await countsFor(...permissions)
	await transact([addToCount('applications', 1), addToCount('reports', 1)])
	await transact([addToCount('applications', 1), addToCount('reports', -1)])
	expect(await countsFor(...permissions)).toEqual({
		...before,
		applications: Number(before.applications) + 2,
	})
	await transact([addToCount('applications', -1)])
	await transact([addToCount('applications', -1)])
	expect(await countsFor(...permissions)).toEqual(before)
})

test('only what one may open is counted', async () => {
	const sections = {
		'Application Access': ['applications'],
		'Event Access': ['events'],
		'Report Access': ['reports'],
		'User Access': [],
	}
	for (const permission of permissions)
		expect(Object.keys(await countsFor(permission)).sort()).toEqual(
			[...sections[permission], 'status'].sort(),
		)
	expect(await countsFor()).toEqual({ status: true })
})

test('members and visitors are told nothing', async () => {
	const { client: member } = await createPerson()
	expect((await member.call(consoleApi.counts, {})).status).toBe(403)
	expect((await new TestClient().call(consoleApi.counts, {})).status).toBe(401)
})
