import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#infra/testing/actors.ts'
import { actors } from '#infra/testing/api/access.test.data.ts'
import { storedApplication } from '#infra/testing/application.ts'
import { callsFor } from '#infra/testing/aws-calls.ts'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { useOwnTable, writeItems } from '#infra/testing/own-table.ts'
import { persona } from '#infra/testing/persona.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import type { ListTotal } from '#shared/applications/list-filter.ts'
import { applicationStatuses } from '#shared/applications/rules.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'

const many = 10_000

const lettersOf = (at: number) =>
	String(at)
		.padStart(5, '0')
		.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')

/** Sorted by number; the last one is the newest. */
const application = (at: number) =>
	storedApplication({
		lastName: `Vale${lettersOf(at)}`,
		email: `vale.${lettersOf(at)}@example.org`,
		token: `BTG-0000-0000-000${Math.floor(at / 10_000)}-${String(at % 10_000).padStart(4, '0')}`,
		status: applicationStatuses[at % 3] ?? 'Pending',
		issuedOn: new Date(Date.UTC(2018, 0, 1) + at * 3_600_000).toISOString(),
	})

let dropTable: () => Promise<void>
let ask: (
	query: object,
) => Promise<{ tokens: string[]; next?: string; total?: ListTotal; size: number; calls: string[] }>

beforeAll(async () => {
	dropTable = await useOwnTable()
	process.env.FILES_BUCKET = cloud.outputs.App.FilesBucket
	await platformCode()
	const { putApplication } = await import('#functions/domain/applications/table.ts')
	const writes = Array.from({ length: many }, (_, at) => putApplication(application(at))).flat()
	const items = writes.flatMap(({ input }) => input.Item ?? [])
	// Pointers to applicants' own applications are left out, because no list reads them.
	await writeItems(items.filter(({ pk, row }) => pk.startsWith('FIND#') || typeof row === 'object'))
	const { handler } = await import('./handler.ts')
	const able = actors['an employee with Application Access'] ?? expect.unreachable()
	ask = async (payload) => {
		// Each request has a new session, because a session last used over a minute ago would cause a write.
		const { cookie } = await signInAs(able)
		const { result, calls } = await callsFor(() =>
			request(handler, desk.list, { payload: { limit: 50, ...payload }, cookie }),
		)
		expect(result.status, result.text).toBe(200)
		const { applications, next, total } = result.body
		const tokens = applications.map(({ token }: { token: string }) => token)
		return { tokens, next, total, size: result.text.length, calls }
	}
})

afterAll(() => dropTable())

/** The first list that an employee reads in an hour leaves a record. */
const record = 'PutItem'

/** A page costs one read of the user and the session, and one page of one index. */
const least = ['BatchGetItem', 'Query', record]

test('each of ten pages takes one small read besides the session, and begins where the last one ended', async () => {
	const seen: string[] = []
	for (let page = 0, cursor: string | undefined; page < 10; page++) {
		const { tokens, next, size, calls } = await ask({ ...(cursor && { cursor }) })
		expect([calls, tokens.length]).toEqual([least, 50])
		expect(size).toBeLessThanOrEqual(20_000)
		seen.push(...tokens)
		cursor = next
	}
	expect(seen).toEqual(Array.from({ length: 500 }, (_, at) => application(many - 1 - at).token))
})

test('the list of one status takes one read as well', async () => {
	const { tokens, calls, size } = await ask({ status: 'Pending', limit: 20 })
	expect([calls, size <= 20_000]).toEqual([least, true])
	expect(tokens).toEqual(Array.from({ length: 20 }, (_, at) => application(9999 - at * 3).token))
})

test('those who have waited longest come first, in one read', async () => {
	const { tokens, calls } = await ask({ status: 'Pending', order: 'oldest', limit: 20 })
	expect(calls).toEqual(least)
	expect(tokens).toEqual(Array.from({ length: 20 }, (_, at) => application(at * 3).token))
})

test('a filter and an order of its own go through 10,000 rows in ten reads, and say the sums of all', async () => {
	const { tokens, calls, total, next } = await ask({ order: 'name', bill: 'no' })
	expect(tokens).toEqual(Array.from({ length: 50 }, (_, at) => application(at).token))
	const [session, ...reads] = calls
	expect([session, new Set(reads)]).toEqual(['BatchGetItem', new Set(['Query', record])])
	expect(reads.filter((call) => call === 'Query').length).toBeLessThanOrEqual(10)
	expect(total).toEqual({ many, asked: many * 240, granted: 0 })
	const { tokens: further } = await ask({ order: 'name', bill: 'no', cursor: next })
	expect(further[0]).toBe(application(50).token)
})

/** A search reads the terms that begin with it, the rows of the page, and at most 1,500 rows of the list at a time. */
const asFewAsPossible = (calls: string[]) => {
	const [session, terms, ...rest] = calls
	const inside = rest.filter((call) => call === 'Query').length
	return [session, terms].join() === 'BatchGetItem,Query' && inside >= 7 && inside <= 10
}

test.each([
	['a whole name', `${persona.firstName} Valeajdaa`, 1],
	['a last name', 'VALEAJDA', 10],
	['an email', 'vale.ajdab@', 1],
	['a token', 'btg 0000 0000 0000 0930', 1],
	['the beginning of a token', 'BTG-0000-0000-0000-093', 10],
	['the end of a last name', 'eajda', 10],
	// A token is searched without its hyphens, so ten others have it across two groups.
	['the last group of a token', '0930', 11],
	['what nobody has', 'zzz', 0],
])('searching for %s goes through 10,000 rows in ten reads at most', async (_, q, found) => {
	const { calls, tokens, size } = await ask({ q })
	expect([asFewAsPossible(calls), tokens.length, size <= 20_000]).toEqual([true, found, true])
})

test('a name that fills the page takes two reads, however many have it', async () => {
	const { calls, tokens } = await ask({ q: persona.firstName })
	expect([calls, tokens[0]]).toEqual([
		['BatchGetItem', 'Query', 'Query', 'BatchGetItem', record],
		application(9999).token,
	])
})
