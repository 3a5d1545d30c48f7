import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { Refusal } from '#functions/platform/refusal.ts'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { wholeTable } from '#infra/testing/table-dump.ts'
import { untilWindowIsYoung } from '#infra/testing/windows.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'

const { countAttempt, serve } = await platformCode()

const limit = { attempts: 5, minutes: 10 }
const noon = Date.parse('2026-03-01T12:00:00Z')

const trying = (who: string, minutes = 0, what = 'an action') =>
	countAttempt(what, who, limit, new Date(noon + minutes * 60_000)).then(
		() => 'allowed',
		(error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
	)

const many = (times: number, who: string, minutes = 0) =>
	Promise.all(Array.from({ length: times }, () => trying(who, minutes)))

const allowed = (answers: string[]) => answers.filter((answer) => answer === 'allowed').length

test('thirty requests at once cannot exceed the limit, and the next window allows as many again', async () => {
	const who = randomUUID()
	expect(allowed(await many(30, who))).toBe(5)
	expect(await trying(who, 9.99)).toBe('too-many')
	expect(allowed(await many(30, who, 10))).toBe(5)
})

test('attempts count for one sender and one action', async () => {
	const who = randomUUID()
	await many(5, who)
	expect(await trying(who)).toBe('too-many')
	expect(await trying(randomUUID())).toBe('allowed')
	expect(await trying(who, 0, 'another action')).toBe('allowed')
})

test('the table doesn’t show the sender, and the item expires after the window', async () => {
	const who = `${randomUUID()}@example.org`
	const what = randomUUID()
	await trying(who, 0, what)
	const [[key, item] = ['', '{}']] = [...(await wholeTable())].filter(([found]) => found.includes(what))
	expect(key).not.toContain(who)
	expect(item).not.toContain(who)
	expect(JSON.parse(item).ttl * 1000).toBeGreaterThanOrEqual(noon + 10 * 60_000)
	expect(JSON.parse(item).ttl * 1000).toBeLessThanOrEqual(noon + 30 * 60_000)
})

const Request = z.strictObject({ about: z.string(), mood: z.string().optional() })

/** An endpoint with this limit. It refuses input with a mood, and otherwise acts. */
function limited(given: Endpoint['rateLimit']) {
	const endpoint = {
		summary: 'Something of which there may not be too much',
		method: 'POST',
		path: `/api/limited-${randomUUID()}`,
		access: 'public',
		...(given && { rateLimit: given }),
		request: Request,
		response: z.object({}),
	} satisfies Endpoint
	const handler = serve({ endpoint })({
		endpoint: async ({ input, commit }) => {
			if (input.mood) throw new Refusal('conflict', messages.stale)
			return commit(input.about, [], {})
		},
	})
	return async (from: string, payload: z.input<typeof Request>) =>
		(await request(handler, endpoint, { payload, headers: { 'x-viewer-address': from } })).status
}

const times = async (many: number, knockOnce: () => Promise<number>) => {
	const answers: number[] = []
	for (let one = 0; one < many; one++) answers.push(await knockOnce())
	return answers
}

test('a limit on successes does not count refused requests, and parallel requests cannot exceed it', async () => {
	await untilWindowIsYoung(60)
	const call = limited({ attempts: 3, minutes: 60, counts: 'successes' })
	const from = randomUUID()
	expect(await times(5, () => call(from, { about: 'this', mood: 'bad' }))).toEqual(Array(5).fill(409))
	const atOnce = await Promise.all(Array.from({ length: 8 }, () => call(from, { about: randomUUID() })))
	expect(atOnce.sort()).toEqual([200, 200, 200, ...Array(5).fill(429)])
	expect(await call(randomUUID(), { about: 'this' })).toBe(200)
})

test('the addresses of an IPv6 /64 share their attempts, and a /48 has the attempts of sixteen', async () => {
	await untilWindowIsYoung(60)
	const call = limited({ attempts: 2, minutes: 60 })
	const site = Math.floor(Math.random() * 65_536).toString(16)
	const from = (line: number, host: number) => call(`2001:db8:${site}:${line.toString(16)}::${host}`, { about: 'this' })
	expect([await from(0, 1), await from(0, 2), await from(0, 3)]).toEqual([200, 200, 429])
	const others: number[] = []
	for (let line = 1; line <= 17; line++) others.push(await from(line, 1), await from(line, 2))
	expect(others).toEqual([...Array(30).fill(200), ...Array(4).fill(429)])
})

test('attempts at the same value are limited across all networks', async () => {
	await untilWindowIsYoung(60)
	const call = limited({ attempts: 9, minutes: 60, same: { field: 'about', attempts: 3 } })
	const about = randomUUID()
	expect(await times(5, () => call(randomUUID(), { about }))).toEqual([200, 200, 200, 429, 429])
	expect(await call(randomUUID(), { about: randomUUID() })).toBe(200)
	const from = randomUUID()
	expect((await times(11, () => call(from, { about: randomUUID() }))).slice(-3)).toEqual([200, 429, 429])
})
