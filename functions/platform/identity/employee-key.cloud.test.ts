import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { Refusal } from '#functions/platform/refusal.ts'
import { signInAs } from '#infra/testing/actors.ts'
import { actors } from '#infra/testing/api/access.test.data.ts'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { itemsOf, wholeTable } from '#infra/testing/table-dump.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { employeeKey } from '#shared/fields.ts'
import { messages } from '#shared/messages.ts'

const { checkEmployeeKey, setEmployeeKey, transact, serve } = await platformCode()

const rightKey = 'meadow-and-river-7'
const minute = 60_000
const noon = Date.parse('2026-03-01T12:00:00Z')

let userId = ''
beforeEach(async () => {
	userId = randomUUID()
	await transact([await setEmployeeKey(userId, rightKey)])
})

/** The result of typing this key at so many minutes after noon. */
const type = (typed: string, minutes = 0) =>
	checkEmployeeKey({
		userId,
		typed,
		action: '/api/action',
		requestId: 'request',
		now: new Date(noon + minutes * minute),
	}).then(
		(use) => use.settle().then(() => 'right'),
		(error: unknown) => (error instanceof Refusal ? error.message : Promise.reject(error)),
	)

const typeWrong = async (times: number, minutes = 0) => {
	const answers: string[] = []
	for (let attempt = 0; attempt < times; attempt++) answers.push(await type(`wrong-${attempt}`, minutes))
	return answers
}

const trail = async () =>
	[...(await itemsOf(`AUDIT#${userId}`))]
		.sort()
		.map(([, item]) => z.object({ action: z.string() }).parse(JSON.parse(item)).action)

test('only the employee’s own key is accepted', async () => {
	expect(await type(rightKey)).toBe('right')
	expect(await type('meadow-and-river-8')).toBe(messages.wrongKey)
	const colleague = randomUUID()
	await transact([await setEmployeeKey(colleague, 'another-key-5')])
	expect(await type('another-key-5')).toBe(messages.wrongKey)
})

/** The last tries before the lock say how many are left. */
const fiveWrong: readonly string[] = [
	messages.wrongKey,
	messages.wrongKey,
	messages.wrongKeyTwoLeft,
	messages.wrongKeyOneLeft,
	messages.wrongKey,
]

test('the fifth wrong attempt in 15 minutes locks the key for 30, even for the right one', async () => {
	expect(await typeWrong(5, 14)).toEqual(fiveWrong)
	expect(await type(rightKey, 15)).toBe(messages.lockedKey)
	expect(await type('wrong', 43.9)).toBe(messages.lockedKey)
	expect(await type(rightKey, 43.9)).toBe(messages.lockedKey)
	expect(await type(rightKey, 44)).toBe('right')
})

test('four wrong attempts do not lock the key, and after 15 minutes there are five again', async () => {
	await typeWrong(4)
	expect(await type(rightKey, 1)).toBe('right')
	await typeWrong(4, 2)
	expect(await typeWrong(5, 17)).toEqual(fiveWrong)
	expect(await type(rightKey, 17)).toBe(messages.lockedKey)
})

test('the right key several times at once is right each time', async () => {
	expect(await Promise.all(Array.from({ length: 5 }, () => type(rightKey)))).toEqual(Array(5).fill('right'))
})

test('of twenty wrong keys at once five are compared', async () => {
	const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => type(`wrong-${at}`)))
	expect(answers.filter((answer) => fiveWrong.includes(answer))).toHaveLength(5)
	expect(answers.filter((answer) => answer === messages.lockedKey)).toHaveLength(15)
	expect(await type(rightKey)).toBe(messages.lockedKey)
})

test('every use and every failure is in the trail', async () => {
	await type(rightKey, 0)
	await typeWrong(5, 1)
	await type(rightKey, 2)
	expect(await trail()).toEqual([
		'/api/action (key right)',
		...Array(5).fill('/api/action (key wrong)'),
		'/api/action (key locked)',
	])
})

describe('an endpoint that asks for the key', () => {
	const endpoint = {
		summary: 'Something that needs the key',
		method: 'POST',
		path: '/api/keyed',
		access: 'User Access',
		employeeKey: true,
		idempotent: true,
		request: z.strictObject({ key: employeeKey, about: z.string() }),
		response: z.object({ about: z.string() }),
	} satisfies Endpoint
	const able = actors['an employee with User Access'] ?? expect.unreachable()

	test('is not locked by actions that are refused for another reason', async () => {
		const refusing = serve({ endpoint })({
			endpoint: async () => {
				throw new Refusal('conflict', messages.stale)
			},
		})
		const { cookie } = await signInAs(able, rightKey)
		for (let attempt = 0; attempt < 7; attempt++) {
			const payload = { key: rightKey, about: 'x' }
			expect((await request(refusing, endpoint, { payload, cookie })).body.code).toBe('conflict')
		}
	})

	test('never returns or stores the key, not even as a fast hash', async () => {
		const doing = serve({ endpoint })({ endpoint: ({ input, commit }) => commit('about', [], { about: input.about }) })
		const about = randomUUID()
		const { cookie } = await signInAs(able, rightKey)
		const texts: string[] = []
		for (const key of ['a-wrong-key', rightKey, rightKey, 'a-wrong-key'])
			texts.push((await request(doing, endpoint, { payload: { key, about }, cookie })).text)
		expect(texts.filter((text) => text.includes(`"about":"${about}"`))).toHaveLength(2)
		const table = JSON.stringify([...(await wholeTable())])
		const { sha256 } = await import('#functions/platform/ids.ts')
		for (const secret of [rightKey, sha256(rightKey), sha256(JSON.stringify({ key: rightKey, about }))]) {
			expect(table).not.toContain(secret)
			expect(texts.join()).not.toContain(secret)
		}
	})
})
