import { randomUUID } from 'node:crypto'
import { request } from '#infra/testing/in-process.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import type { TestClient } from '#infra/testing/test-client.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { code, key, settings, show, staff } from './applications.cloud.test.data.ts'

export const { handler } = await import('./handler.ts')

export const limitTo = (mostGrantedAlone: number | undefined) =>
	code.transact([settings.putSettings({ mostGrantedAlone, raised: undefined })])

export const [hazel, rowan, aspen] = [await staff('Hazel'), await staff('Rowan'), await staff('Aspen')]
export const nameOf = ({ user }: typeof hazel) => `${user.firstName} ${user.lastName}`

export const call = (endpoint: Endpoint, payload: object, by: TestClient, once: string = randomUUID()) =>
	request(handler, endpoint, { payload, cookie: by.cookie, headers: { 'idempotency-key': once } })

export const approval = { status: 'Approved', amount: 8000, message: 'We can help you.', emailApplicant: 'yes' }

export const approve = (token: string, by: typeof hazel, changes: object = {}, once?: string) =>
	call(desk.respond, { token, ...approval, key, ...changes }, by.client, once)

export const takeBack = (token: string, by: typeof hazel, version?: number) =>
	call(desk.takeBackProposal, { token, version }, by.client)

export const stepsOf = async (token: string) =>
	(await show(hazel.client, token)).followUps.map(({ what, name, amount }) => [what, name, amount])

export const recordsAbout = async (token: string) =>
	[...(await itemsOf(`AUDIT#${token}`)).values()].map((item) => JSON.parse(item).action as string)

export const change = (mostGrantedAlone: unknown) => call(desk.changeSettings, { mostGrantedAlone, key }, hazel.client)

export const limits = async () => {
	const { body } = await request(handler, desk.grantSettings, { cookie: rowan.client.cookie })
	return { mostGrantedAlone: body.mostGrantedAlone, raised: body.raised }
}
