import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#infra/testing/actors.ts'
import { actors } from '#infra/testing/api/access.test.data.ts'
import { callsFor } from '#infra/testing/aws-calls.ts'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { useOwnTable, writeItems } from '#infra/testing/own-table.ts'
import { UserRecord } from '#shared/account/user.ts'
import { usersApi } from '#shared/users/api.ts'

const many = 10_000

const numbered = (at: number) => String(at).padStart(5, '0')

const person = (at: number) =>
	UserRecord.parse({
		_id: `user-${numbered(at)}`,
		firstName: 'Aster',
		lastName: `Vale${numbered(at).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`,
		email: `vale.${numbered(at)}@example.org`,
		verified: true,
		employee: at % 10 === 0,
		dateRegistered: new Date(Date.UTC(2018, 0, 1) + at * 3_600_000).toISOString(),
	})

async function writePeople() {
	const { addUser } = await import('#functions/domain/people/user-access.ts')
	const items = Array.from({ length: many }, (_, at) => person(at)).flatMap((user) =>
		addUser(user).map(({ input }) => input.Item ?? expect.unreachable()),
	)
	await writeItems(items)
}

let dropTable: () => Promise<void>
let ask: (query: object) => Promise<{ ids: string[]; next: string | undefined; size: number; calls: string[] }>

beforeAll(async () => {
	dropTable = await useOwnTable()
	await platformCode()
	await writePeople()
	const { handler } = await import('./handler.ts')
	const able = actors['an employee with User Access'] ?? expect.unreachable()
	const { cookie } = await signInAs(able)
	ask = async (payload) => {
		const { result, calls } = await callsFor(() =>
			request(handler, usersApi.list, { payload: { limit: 50, ...payload }, cookie }),
		)
		const { status, body, text } = result
		expect(status, text).toBe(200)
		const ids = body.users.map(({ _id }: { _id: string }) => _id)
		return { ids, next: body.next, size: text.length, calls }
	}
})

afterAll(() => dropTable())

/** A page costs one read of the user and the session, one page of one index, and a record of what was read. */
const least = ['BatchGetItem', 'Query', 'PutItem']

test('the first and the tenth page each take one small read besides the session', async () => {
	const first = await ask({})
	// The employee who asks is first.
	expect(first.ids.slice(1)).toEqual(Array.from({ length: 49 }, (_, at) => person(many - 1 - at)._id))
	expect([first.calls, first.size < 20_000]).toEqual([least, true])
	let page = await ask({ limit: 100 })
	page = await ask({ limit: 80, cursor: page.next })
	page = await ask({ limit: 20, cursor: page.next })
	expect([page.ids[0], page.ids.length]).toEqual([person(many - 180)._id, 20])
	expect([page.calls, page.size < 20_000]).toEqual([least, true])
})

test('the list of employees takes one read, however few there are', async () => {
	const { calls, ids } = await ask({ limit: 20, status: 'employee' })
	expect([calls, ids[1], ids[19]]).toEqual([least, person(many - 10)._id, person(many - 190)._id])
})

test.each([
	['a full name', 'aster valeajd', 100],
	['an email', 'VALE.00930@', 1],
	['what nobody has', 'zzz', 0],
])('searching for %s goes through 10,000 rows in ten reads at most', async (_, q, found) => {
	const { calls, ids } = await ask({ q, limit: 100 })
	expect([calls.length <= 13, ids.length]).toEqual([true, found])
})
