import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#infra/testing/actors.ts'
import { actors } from '#infra/testing/api/access.test.data.ts'
import { callsFor } from '#infra/testing/aws-calls.ts'
import { createEvent } from '#infra/testing/events.ts'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { useOwnTable, writeItems } from '#infra/testing/own-table.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsEverywhereApi } from '#shared/events/everywhere-api.ts'

/** One search looks at the rows of 15,000 at most. */
const [tenThousand, many] = [10_000, 15_200]

const letters = (at: number) =>
	String(at)
		.padStart(5, '0')
		.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')

/** Sorted by number: the last one signed up last. */
const named = (at: number) => ({
	firstName: 'Aster',
	lastName: `Vale${letters(at)}`,
	email: `vale.${letters(at)}@example.org`,
})

let dropTable: () => Promise<void>
interface Asked extends Pick<Awaited<ReturnType<typeof request>>, 'body'> {
	reads: number
	size: number
}

let ask: (endpoint: Endpoint, payload: object) => Promise<Asked>
const ids: string[] = []

beforeAll(async () => {
	dropTable = await useOwnTable()
	process.env.FILES_BUCKET = cloud.outputs.App.FilesBucket
	await platformCode()
	const { addGuest, guestId } = await import('#functions/domain/events/guests.ts')
	// The evening of the desk has 900 guests, and the other event the rest.
	const [large, evening] = [await createEvent(), await createEvent()]
	ids.push(large._id, evening._id)
	const items = Array.from({ length: many }, (_, at) => {
		const eventID = at < 900 ? evening._id : large._id
		const _id = guestId(eventID, named(at).email)
		const date = new Date(Date.UTC(2018, 0, 1) + at * 3_600_000).toISOString()
		const guest = { ...named(at), _id, eventID, date, version: 0, language: 'en' as const }
		return addGuest({ ...guest, signedIn: false, questionAnswers: [] })
	}).flatMap((writes) => writes.flatMap(({ input }) => input.Item ?? []))
	// A search over all events goes through the rows; the terms of one event’s search are left out but for the evening’s.
	await writeItems(items.filter(({ pk, sk }) => !pk.startsWith('FIND#') || sk.startsWith(evening._id)))
	const { handler } = await import('./handler.ts')
	const able = actors['an employee with Event Access'] ?? expect.unreachable()
	ask = async (endpoint, payload) => {
		const { cookie } = await signInAs(able)
		const { result, calls } = await callsFor(() => request(handler, endpoint, { payload, cookie }))
		expect(result.status, result.text).toBe(200)
		return { body: result.body, reads: calls.filter((call) => call === 'Query').length, size: result.text.length }
	}
})

afterAll(() => dropTable())

const find = async (q: string) => {
	const { body, reads } = await ask(eventsEverywhereApi.findEverywhere, { q })
	return { names: body.guests.map(({ lastName }: { lastName: string }) => lastName), more: body.more, reads }
}

test('the one search finds a guest among ten thousand newer ones, by a part of a name or email', async () => {
	const at = many - tenThousand
	for (const q of [named(at).lastName.slice(4), named(at).email]) {
		const { names, reads } = await find(q)
		expect(names).toEqual([named(at).lastName])
		expect(reads).toBeLessThanOrEqual(10)
	}
})

test('what it shows is bounded, and it says that there are more', async () => {
	const { names, more, reads } = await find('aster')
	expect([names.length, more, reads]).toEqual([10, true, 1])
	expect(names[0]).toBe(named(many - 1).lastName)
})

test('where it looked at 15,000 and found nothing, it says that it didn’t look at all of them', async () => {
	const { names, more, reads } = await find(named(3).lastName)
	expect([names, more]).toEqual([[], true])
	expect(reads).toBeLessThanOrEqual(10)
})

test('a person’s events say that older ones weren’t looked at', async () => {
	const payload = { accounts: [], emails: [named(3).email] }
	const { body, reads } = await ask(eventsEverywhereApi.ofPerson, payload)
	expect([body.signUps, body.isCut]).toEqual([[], true])
	expect(reads).toBeLessThanOrEqual(25)
	const newer = await ask(eventsEverywhereApi.ofPerson, { accounts: [], emails: [named(many - 9).email] })
	expect(newer.body.signUps).toMatchObject([{ lastName: named(many - 9).lastName }])
})

test('the desk finds one of an evening by its terms, and takes all of them along in two pages', async () => {
	const [, id = ''] = ids
	const { body, reads } = await ask(eventsDeskApi.findGuests, { id, q: named(7).lastName })
	expect(body.guests).toMatchObject([{ lastName: named(7).lastName }])
	expect(reads).toBeLessThanOrEqual(3)
	const first = await ask(eventsDeskApi.deskGuests, { id })
	const second = await ask(eventsDeskApi.deskGuests, { id, cursor: first.body.next })
	const pages = [first, second].map(({ body }) => body.guests.length)
	expect([...pages, second.body.next]).toEqual([500, 400, undefined])
	expect(first.size).toBeLessThan(100_000)
})
