import { expect, test } from 'vitest'
import { allowGuests, applyAs, staff } from '#functions/applications/applications.cloud.test.data.ts'
import { can } from '#infra/testing/adapter.ts'
import { withSwitches } from '#infra/testing/switches.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'

test.runIf(can.lagIndexes)('a list may be read before it knows of a change, and the thing itself may not', async () => {
	await allowGuests(true)
	const { client } = await staff()
	const isListed = async (token: string) => {
		const { body } = await client.call(desk.list, { limit: 50, status: 'Pending' })
		return body.applications?.some((application) => application.token === token)
	}
	const token = await withSwitches({ indexLagSeconds: 300 }, async () => {
		const applied = await applyAs(new TestClient())
		expect(await isListed(applied)).toBe(false)
		expect((await client.call(desk.show, { token: applied })).body.application?.status).toBe('Pending')
		return applied
	})
	await expect.poll(() => isListed(token)).toBe(true)
})
