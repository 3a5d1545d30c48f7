import { expect, test } from 'vitest'
import { request } from '#infra/testing/in-process.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { allowGuests, applyAs, code, staff } from './applications.cloud.test.data.ts'

const { handler } = await import('./handler.ts')

test('a list of whole applications leaves out one that goes after its row was read', async () => {
	await allowGuests(true)
	const [stays, goes] = [await applyAs(new TestClient()), await applyAs(new TestClient())]
	const { client: colleague } = await staff()
	const leave = async () => {
		const seen = (await code.applications.read(goes)) ?? expect.unreachable()
		await code.transact(code.applications.remove(seen, 'defect'))
	}
	let isThere = true
	code.client.middlewareStack.add(
		(next, { commandName }) =>
			async (args) => {
				const read = await next(args)
				if (commandName === 'QueryCommand' && isThere) {
					isThere = false
					await leave()
				}
				return read
			},
		{ step: 'initialize', name: 'leaves' },
	)
	const { status, body } = await request(handler, desk.list, { cookie: colleague.cookie }).finally(() =>
		code.client.middlewareStack.remove('leaves'),
	)
	const tokens = Object(body).applications?.map(({ token }: { token: string }) => token)
	expect([status, tokens?.includes(stays), tokens?.includes(goes)]).toEqual([200, true, false])
})
