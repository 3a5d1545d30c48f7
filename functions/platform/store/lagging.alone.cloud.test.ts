import { expect, test } from 'vitest'
import { allowGuests, applyAs, staff } from '#functions/applications/applications.cloud.test.data.ts'
import { can } from '#infra/testing/adapter.ts'
import { withSwitches } from '#infra/testing/switches.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'

test.runIf(can.lagIndexes)(
	'a list may be read before it knows of a change, and the thing itself may not',
	() =>
		withSwitches({ indexLagSeconds: 2 }, async () => {
			await allowGuests(true)
			const { client } = await staff()
			const token = await applyAs(new TestClient())
			const isListed = async () => {
				const { body } = await client.call(desk.list, { limit: 50, status: 'Pending' })
				return body.applications?.some((application) => application.token === token)
			}
			expect(await isListed()).toBe(false)
			expect((await client.call(desk.show, { token })).body.application?.status).toBe('Pending')
			await expect.poll(isListed).toBe(true)
		}),
)
