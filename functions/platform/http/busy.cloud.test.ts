import { randomUUID } from 'node:crypto'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { testKey } from '#infra/testing/table-code.ts'
import { anew } from '#infra/testing/test-client.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'

const { client, getItem, retried, serve, update } = await platformCode()

/** So many transactions are canceled because others have the item; the emulator never does it by itself. */
let canceled = 0

client.middlewareStack.add(
	(next, { commandName }) =>
		async (args) => {
			if (commandName !== 'TransactWriteItemsCommand') return next(args)
			if (canceled-- > 0)
				throw new TransactionCanceledException({
					message: 'Transaction canceled',
					$metadata: {},
					CancellationReasons: [{ Code: 'TransactionConflict' }],
				})
			return next(args)
		},
	{ step: 'initialize', name: 'taken' },
)

const endpoint = {
	summary: 'Something that many do at once',
	method: 'POST',
	path: `/api/busy-${randomUUID()}`,
	access: 'public',
	idempotent: true,
	request: z.strictObject({ id: z.string() }),
	response: z.object({}),
} satisfies Endpoint

const keyOf = (id: string) => ({ pk: testKey(id), sk: 'BUSY' })

const handler = serve({ endpoint })({
	endpoint: ({ input: { id }, commit }) =>
		retried(() => commit(id, [update(keyOf(id), { increase: { many: 1 } })], {})),
})

const begin = () => ({ id: randomUUID(), headers: anew() })
const act = ({ id, headers }: ReturnType<typeof begin>) => request(handler, endpoint, { payload: { id }, headers })
const many = async (id: string) => (await getItem(keyOf(id)))?.many

test('a change that others hold up for too long is refused as busy; sent again it is done, and done once', async () => {
	const one = begin()
	canceled = 1000
	const { status, body, headers } = await act(one)
	expect([status, body]).toEqual([503, { status: false, code: 'busy', message: messages.busy }])
	expect(headers['retry-after']).toBe('1')
	expect(await many(one.id)).toBeUndefined()
	canceled = 0
	expect([(await act(one)).status, (await act(one)).status]).toEqual([200, 200])
	expect(await many(one.id)).toBe(1)
	// A repeated request gets its first answer, also while the table is busy.
	canceled = 1000
	expect((await act(one)).status).toBe(200)
})
