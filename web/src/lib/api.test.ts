import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventsApi } from '#shared/events/api.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { messages } from '#shared/messages.ts'
import { ApiError, client } from './api.ts'
import { busyCalls } from './busyCalls.ts'

const events = client(eventsApi)
const staffEvents = client(eventsStaffApi)
const guest = { id: 'an-event', firstName: 'Rosa', lastName: 'Diaz', email: 'rosa@example.org' }

const busy = () =>
	Response.json(
		{ status: false, code: 'busy', message: messages.busy },
		{ status: 503, headers: { 'retry-after': '1' } },
	)
const done = () => Response.json({ status: true, message: messages.thanks })

const unheard = () => {
	throw new TypeError('Failed to fetch')
}
const wrongKey = () => Response.json({ status: false, code: 'wrong-key', message: messages.wrongKey }, { status: 403 })

/** The connection is there and carries nothing, so only the page itself can end the request. */
const silent = ({ signal }: RequestInit) =>
	new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

/** The connection stops carrying anything in the middle of the answer. */
const cutShort = ({ signal }: RequestInit) =>
	new Response(
		new ReadableStream({
			start: (body) => {
				body.enqueue(new TextEncoder().encode('{"status":'))
				signal?.addEventListener('abort', () => body.error(signal.reason))
			},
		}),
	)

/** The server gives these answers, one after the other, and then says that it's busy. */
let answers: ((request: RequestInit) => Response | Promise<Response>)[] = []
const asked: RequestInit[] = []

const keysAsked = () => asked.map((request) => new Headers(request.headers).get('idempotency-key'))

beforeEach(() => {
	vi.useFakeTimers()
	asked.length = 0
	vi.stubGlobal('fetch', async (_path: string, request: RequestInit) => {
		asked.push(request)
		return (answers.shift() ?? busy)(request)
	})
})
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

test('a busy server is asked again with the same key, and the page is told while it waits', async () => {
	answers = [busy, busy, done]
	const waited: number[] = []
	const stop = busyCalls.onChange(() => waited.push(busyCalls.many()))
	const sent = events.attend(guest)
	await vi.runAllTimersAsync()
	expect((await sent).message).toBe(messages.thanks)
	stop()
	expect([asked.length, new Set(keysAsked()).size]).toEqual([3, 1])
	expect(waited).toEqual([1, 0])
})

test('a server that stays busy is asked five times, and then a person decides', async () => {
	answers = []
	const sent = events.attend(guest).catch((error: unknown) => error)
	await vi.runAllTimersAsync()
	const refused = await sent
	expect(refused).toBeInstanceOf(ApiError)
	expect(refused).toMatchObject({ code: 'busy', message: messages.busy })
	expect([asked.length, busyCalls.many()]).toEqual([5, 0])
	// Sent again by hand it has the same key, because nobody knows that it wasn't done.
	answers = [done]
	await events.attend(guest)
	expect(new Set(keysAsked()).size).toBe(1)
})

test.for([
	{ title: 'that carries nothing', answer: silent },
	{ title: 'that stops in the middle of an answer', answer: cutShort },
])('a connection $title counts as none, and what is sent again has the same key', async ({ answer }) => {
	answers = [answer, done]
	const sent = events.attend(guest).catch((error: unknown) => error)
	await vi.runAllTimersAsync()
	expect(await sent).toMatchObject({ code: 'offline' })
	expect((await events.attend(guest)).message).toBe(messages.thanks)
	expect([asked.length, new Set(keysAsked()).size]).toEqual([2, 1])
})

test('a gateway that is busy is no lost connection', async () => {
	answers = [() => Response.json({ message: 'Service Unavailable' }, { status: 503 })]
	const sent = events.cancel({ token: 'lantern-walk-river-21' }).catch((error: unknown) => error)
	expect(await sent).toMatchObject({ code: 'busy', message: messages.busy })
})

test('a request that may not be repeated is sent once', async () => {
	answers = []
	const sent = events.cancel({ token: 'lantern-walk-river-21' }).catch((error: unknown) => error)
	await vi.runAllTimersAsync()
	expect(await sent).toMatchObject({ code: 'busy' })
	expect(asked).toHaveLength(1)
})

test('a mistyped employee key is no answer, so what is sent with the right one is the same thing', async () => {
	const archived = { id: 'lantern-walk', version: 3 }
	answers = [unheard, wrongKey, done, done]
	for (const key of ['river', 'meadow', 'river', 'river'])
		await staffEvents.archive({ ...archived, key }).catch((error: unknown) => error)
	const [first, second, third, later] = keysAsked()
	expect([second, third]).toEqual([first, first])
	expect(later).not.toBe(first)
})
