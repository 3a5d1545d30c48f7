import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationForm } from '#infra/testing/application.ts'
import { request } from '#infra/testing/in-process.ts'
import { createPerson } from '#infra/testing/people.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'

type Fault = 'reset' | 'late' | 'cut'

let fault: Fault = 'late'
/** So many of the next messages to the table meet the fault. */
let faulty = 0

/** The line between the functions and the table. A cut answer belongs to a call that was carried out. */
const line = createServer((fromFunction) => {
	const toTable = connect(Number(new URL(cloud.endpoint).port), '127.0.0.1')
	let isCut = false
	fromFunction.on('data', async (sent) => {
		const met = faulty > 0 ? fault : undefined
		if (met) faulty -= 1
		if (met === 'reset') return void fromFunction.resetAndDestroy()
		if (met === 'late') await pause(2000)
		isCut = met === 'cut'
		toTable.write(sent)
	})
	toTable.on('data', (answered) => {
		if (!isCut) return void fromFunction.write(answered)
		fromFunction.write(answered.subarray(0, 20))
		fromFunction.resetAndDestroy()
	})
	for (const [one, other] of [
		[fromFunction, toTable],
		[toTable, fromFunction],
	] as const)
		one.on('error', () => undefined).on('close', () => other.destroy())
})
await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
process.env.AWS_ENDPOINT_URL_DYNAMODB = `http://127.0.0.1:${(line.address() as AddressInfo).port}`
afterAll(() => line.close())

// The functions' own code comes after the settings it reads.
const { allowGuests, applyAs, key, respond, show, staff } = await import(
	'#functions/applications/applications.cloud.test.data.ts'
)
const { handler: applications } = await import('#functions/applications/handler.ts')
const { handler: account } = await import('#functions/account/handler.ts')
beforeAll(() => allowGuests(true))

interface Scene {
	act: () => Promise<{ status: number; body: { message?: string } }>
	/** What the action leaves, as seen by requests. */
	state: () => Promise<unknown>
	left: unknown
}

const scenes: Record<string, () => Promise<Scene>> = {
	apply: async () => {
		const { client, user } = await createPerson()
		const asked = { payload: applicationForm({ email: user.email }), cookie: client.cookie, headers: anew() }
		return {
			act: () => request(applications, applicationsApi.apply, asked),
			state: async () => (await client.call(applicationsApi.mine, {})).body.applications?.length,
			left: 1,
		}
	},
	respond: async () => {
		const { client: colleague } = await staff()
		const token = await applyAs(new TestClient())
		const answer = { status: 'Approved', amount: 200, message: 'We can help you.', emailApplicant: 'no', version: 0 }
		const asked = { payload: { token, key, ...answer }, cookie: colleague.cookie, headers: anew() }
		return {
			act: () => request(applications, applicationsStaffApi.respond, asked),
			state: async () => (await show(colleague, token)).history.length,
			left: 1,
		}
	},
	pay: async () => {
		const { client: colleague } = await staff()
		const token = await applyAs(new TestClient())
		await respond(colleague, token)
		const payload = { token, key, method: 'Check', date: new Date().toISOString().slice(0, 10), version: 1 }
		const asked = { payload, cookie: colleague.cookie, headers: anew() }
		return {
			act: () => request(applications, applicationsStaffApi.recordPayment, asked),
			state: async () => (await show(colleague, token)).payment?.method,
			left: 'Check',
		}
	},
	'sign in': async () => {
		const { user, password } = await createPerson()
		const asked = { payload: { email: user.email, password } }
		return {
			act: () => request(account, accountApi.login, asked),
			state: async () => (await new TestClient().call(accountApi.login, { email: user.email, password })).status,
			left: 200,
		}
	},
}

const cases = Object.keys(scenes).flatMap((name) =>
	(['reset', 'late', 'cut'] as const).flatMap((kind) => [1, 3, 50].map((many) => ({ name, kind, many }))),
)

test.each(cases)('$name, while $many messages to the table meet: $kind', async ({ name, kind, many }) => {
	const { act, state, left } = (await scenes[name]?.()) ?? expect.unreachable()
	fault = kind
	faulty = many
	const { status, body } = await act()
	expect(faulty).toBeLessThan(many)
	faulty = 0
	expect([200, 500, 503]).toContain(status)
	if (status !== 200) expect(body.message).toMatch(/^[A-Z].*[.!?]$/)
	expect((await act()).status).toBe(200)
	expect(await state()).toEqual(left)
})
