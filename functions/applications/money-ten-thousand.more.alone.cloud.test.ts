import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#infra/testing/actors.ts'
import { actors } from '#infra/testing/api/access.test.data.ts'
import { storedApplication } from '#infra/testing/application.ts'
import { callsFor } from '#infra/testing/aws-calls.ts'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { useOwnTable, writeItems } from '#infra/testing/own-table.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { moneyApi } from '#shared/applications/money-api.ts'

const many = 10_000

/** Every third one is paid. */
const grant = (at: number) => {
	const date = new Date(Date.UTC(2018, 0, 1) + at * 3_600_000).toISOString()
	const by = { name: 'Hazel Reed', employeeId: 'hazel' }
	return storedApplication({
		token: `BTG-0000-0000-0000-${String(at).padStart(4, '0')}`,
		issuedOn: date,
		status: 'Approved',
		amountApproved: 240,
		decision: { ...by, date, status: 'Approved', message: '', amount: 240, emailed: false },
		...(at % 3 === 0 && {
			payment: { ...by, method: 'Check', date: date.slice(0, 10), reference: String(at), recordedOn: date },
		}),
	})
}

let dropTable: () => Promise<void>
let ask: (changes: object) => ReturnType<typeof callsFor<Awaited<ReturnType<typeof request>>>>

beforeAll(async () => {
	dropTable = await useOwnTable()
	process.env.FILES_BUCKET = cloud.outputs.App.FilesBucket
	await platformCode()
	const { putApplication } = await import('#functions/domain/applications/table.ts')
	const writes = Array.from({ length: many }, (_, at) => putApplication(grant(at))).flat()
	const items = writes.flatMap(({ input }) => input.Item ?? [])
	await writeItems(items.filter(({ row }) => typeof row === 'object'))
	const { handler } = await import('./handler.ts')
	const able = actors['an employee with Application Access'] ?? expect.unreachable()
	ask = async (changes) => {
		const { cookie } = await signInAs(able)
		const payload = { view: 'to-pay', order: 'granted', direction: 'up', limit: 100, ...changes }
		return callsFor(() => request(handler, moneyApi.grants, { payload, cookie }))
	}
})

afterAll(() => dropTable())

test.each([
	['what is to pay', {}, 6666],
	['by name', { order: 'name' }, 6666],
	['all of it, the largest first', { view: 'all', order: 'amount', direction: 'down' }, many],
	['a reference', { view: 'paid', q: '9999' }, 1],
])('10,000 grants are added up and sorted in one call: %s', async (_, changes, found) => {
	const { result, calls } = await ask(changes)
	expect(result.status, result.text).toBe(200)
	expect(result.body.found).toEqual({ many: found, dollars: found * 240 })
	expect(result.body.grants).toHaveLength(Math.min(found, 100))
	expect(result.text.length).toBeLessThan(40_000)
	// The calls are one read for the session and the user, one for each 1,500 rows, and the record of who read the list.
	expect(calls.filter((call) => call === 'Query').length).toBeLessThanOrEqual(10)
})
