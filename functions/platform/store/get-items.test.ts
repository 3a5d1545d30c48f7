import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { fakeAws } from '#infra/testing/fake-aws.ts'

// The modules below read their settings as they load, so this file loads fresh copies of them.
vi.hoisted(() => void vi.resetModules())

const Asked = z.object({
	RequestItems: z.object({
		Table: z.object({ Keys: z.array(z.object({ pk: z.object({ S: z.string() }), sk: z.unknown() })) }),
	}),
})

/** The number of keys in each call. */
const asked: number[] = []
/** The table answers so many keys of each call, in this order, and all of them once the list is used up. */
const answered: number[] = []

/** A table with the limits of AWS: it takes a hundred different keys, and answers as many of them as it's told to. */
await fakeAws(async (request, response) => {
	const { Keys } = Asked.parse(JSON.parse(await text(request))).RequestItems.Table
	asked.push(Keys.length)
	const isTooMany = Keys.length > 100 || new Set(Keys.map(({ pk }) => pk.S)).size < Keys.length
	const many = answered.shift() ?? Keys.length
	const [done, left] = [Keys.slice(0, many), Keys.slice(many)]
	const body = isTooMany
		? { __type: 'com.amazon.coral.validate#ValidationException', message: 'Too many items requested' }
		: { Responses: { Table: done }, UnprocessedKeys: left.length > 0 ? { Table: { Keys: left } } : {} }
	response.writeHead(isTooMany ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body))
})
const { getItems } = await import('./table.ts')

beforeEach(() => {
	asked.length = 0
	answered.length = 0
})
afterEach(() => void vi.restoreAllMocks())

const keys = (many: number) => Array.from({ length: many }, (_, at) => ({ pk: `THING#${at}`, sk: 'THING' }))

test.each([
	[0, []],
	[1, [1]],
	[100, [100]],
	[101, [1, 100]],
	[350, [50, 100, 100, 100]],
])('%i keys are read, a hundred at a time, in their order', async (many, calls) => {
	const wanted = keys(many).reverse()
	expect(await getItems(wanted)).toEqual(wanted)
	expect(asked.toSorted((one, other) => one - other)).toEqual(calls)
})

test('a key that occurs twice is asked for once', async () => {
	const wanted = [...keys(60), ...keys(60)]
	expect(await getItems(wanted)).toEqual(wanted)
	expect(asked).toEqual([60])
})

test('keys that the table left unread are asked for again, after a longer wait each time it gave nothing', async () => {
	vi.spyOn(Math, 'random').mockReturnValue(0.5)
	const waits = vi.spyOn(globalThis, 'setTimeout')
	answered.push(0, 0, 0, 3, 0)
	const wanted = keys(8)
	expect(await getItems(wanted)).toEqual(wanted)
	expect(asked).toEqual([8, 8, 8, 8, 5, 5])
	const ours = [20, 40, 80, 160]
	const paused = waits.mock.calls.map(([, wait]) => Number(wait)).filter((wait) => ours.includes(wait))
	expect(paused).toEqual([20, 40, 80, 20, 40])
})

test('a table that gives nothing at all is an error in the end, and no call is sent for ever', async () => {
	vi.spyOn(Math, 'random').mockReturnValue(0)
	answered.push(...Array<number>(1000).fill(0))
	await expect(getItems(keys(2))).rejects.toThrow('left unread')
	expect(asked.length).toBeLessThan(20)
})
