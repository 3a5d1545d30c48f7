import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { Refusal } from '#functions/platform/refusal.ts'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { newEmail } from '#infra/testing/people.ts'
import { testKey } from '#infra/testing/table-code.ts'
import { wholeTable } from '#infra/testing/table-dump.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'

const { serve, idempotencyOf, rememberAnswer, firstAnswer, transact, put } = await platformCode()

const { signup } = newsletterApi
const subscriber = () => ({ firstName: 'Fern', lastName: 'Hollow', email: newEmail() })
const itemsAbout = async (email: string) =>
	[...(await wholeTable())].filter(([key, item]) => key.includes(email) || item.includes(email))

/** The subscriber with its three search terms, the one token of its unsubscribe link, and the one welcome. */
const once = ['FIND', 'FIND', 'FIND', 'LEAVE', 'MAIL', 'SUBSCRIBER']

const kindsAbout = async (email: string) => (await itemsAbout(email)).map(([key]) => key.split('#')[0]).sort()

/** The gateway gives up on a function that a busy machine leaves waiting, so the gate sends a few, and once. */
const [rounds, atOnce] = process.env.TEST_ALL ? [[1, 2, 3], 50] : [[1], 5]

const parallel = <Reply>(send: () => Promise<Reply>) => Promise.all(Array.from({ length: atOnce }, send))

test.each(rounds)('many at once with one key are one action and one answer, round %i', async () => {
	const person = subscriber()
	const key = anew()
	const replies = await parallel(() => new TestClient().call(signup, person, key))
	expect(new Set(replies.map(({ status, text }) => `${status} ${text}`))).toEqual(
		new Set(['200 {"status":true,"message":"Thanks for Signing Up!"}']),
	)
	expect(await kindsAbout(person.email)).toEqual(once)
})

test('the same key with another body is refused and does nothing', async () => {
	const key = anew()
	const other = subscriber()
	expect((await new TestClient().call(signup, subscriber(), key)).status).toBe(200)
	const { status, body } = await new TestClient().call(signup, other, key)
	expect([status, body.code, body.message]).toEqual([422, 'other-body', messages.otherBody])
	expect(await itemsAbout(other.email)).toEqual([])
})

test('another sender or another endpoint with the same key is another request', () => {
	const keys = [
		idempotencyOf('/api/one', 'a', {}, 'k'),
		idempotencyOf('/api/two', 'a', {}, 'k'),
		idempotencyOf('/api/one', 'b', {}, 'k'),
		idempotencyOf('/api/one', 'a', {}, undefined),
		idempotencyOf('/api/one', 'a', { more: 1 }, undefined),
		idempotencyOf('/api/one', 'a', {}, ''),
	].map(({ key }) => key.pk)
	expect(new Set(keys.slice(0, 5)).size).toBe(5)
	expect(keys[5]).toBe(keys[3])
})

test('the employee key isn’t hashed, so a request with a corrected key is still the same request', () => {
	const [wrong, right, other] = [
		{ token: 't', key: 'wrong' },
		{ token: 't', key: 'right' },
		{ token: 'u', key: 'right' },
	].map((input) => idempotencyOf('/api/one', 'a', input, 'k').bodyHash)
	expect(right).toBe(wrong)
	expect(other).not.toBe(wrong)
})

const day = 24 * 3_600_000

test.each([
	['its own key', 'mine', day],
	['none', undefined, 15_000],
])('an answer to a client with %s holds for its time and not a moment longer', async (_, sentKey, time) => {
	const once = idempotencyOf('/api/action', randomUUID(), { a: 1 }, sentKey)
	const begun = new Date('2026-03-01T12:00:00Z')
	const end = new Date(begun.getTime() + time)
	const justBefore = new Date(end.getTime() - 1)
	const thing = { pk: testKey(), sk: 'TEST', version: 0 }
	const act = (said: string, now: Date) => {
		const writes = [put(thing)]
		return transact([...writes, ...rememberAnswer(once, { answer: { said }, writes, now })])
	}
	await act('first', begun)
	await expect(act('second', justBefore)).rejects.toThrow()
	expect(await firstAnswer(once, justBefore)).toEqual({ said: 'first' })
	expect(await firstAnswer(once, end)).toBeUndefined()
	await act('second', end)
	expect(await firstAnswer(once, end)).toEqual({ said: 'second' })
})

const endpoint = {
	summary: 'An action that can be done a single time',
	method: 'POST',
	path: '/api/decide',
	access: 'public',
	idempotent: true,
	request: z.strictObject({ id: z.string() }),
	response: z.object({ at: z.string() }),
} satisfies Endpoint

const record = (id: string) => ({ pk: testKey(id), sk: 'TEST' })

const putOnce = (id: string) =>
	put(record(id), { where: { pk: 'absent' }, onConflict: new Refusal('conflict', messages.stale) })

test('each action is in the trail once, and one that failed is not', async () => {
	const handler = serve({ endpoint })({
		endpoint: ({ input, commit, requestId }) => commit(input.id, [putOnce(input.id)], { at: requestId }),
	})
	const payload = { id: randomUUID() }
	const statuses: number[] = []
	for (const key of ['one', 'two', 'three']) {
		const headers = { 'idempotency-key': key + payload.id }
		statuses.push((await request(handler, endpoint, { payload, headers })).status)
	}
	expect(statuses).toEqual([200, 409, 409])
	const written = [...(await wholeTable()).keys()].filter((key) => key.includes(payload.id))
	expect(written.map((key) => key.split('#')[0]).sort()).toEqual(['AUDIT', 'THROTTLE'])
})
