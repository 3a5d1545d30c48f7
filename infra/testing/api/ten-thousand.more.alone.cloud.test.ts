import { beforeAll, describe, expect, test } from 'vitest'
import type { Write } from '#functions/platform/store/write.ts'
import { signInAs } from '#infra/testing/actors.ts'
import { storedApplication } from '#infra/testing/application.ts'
import { callsFor } from '#infra/testing/aws-calls.ts'
import { createEvent } from '#infra/testing/events.ts'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { ownTableForFile, writeItems } from '#infra/testing/own-table.ts'
import { persona } from '#infra/testing/persona.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { UserRecord } from '#shared/account/user.ts'
import { applicationStatuses } from '#shared/applications/rules.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { usersApi } from '#shared/users/api.ts'
import { actors } from './access.test.data.ts'

const many = 10_000
/** One search looks at the rows of 15,000 guests at most. */
const guests = 15_200

const digits = (at: number) => String(at).padStart(5, '0')
/** Sorted by number, and the last one is the newest. */
const nameOf = (at: number) => `Vale${digits(at).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`
const emailOf = (at: number) => `${nameOf(at).toLowerCase()}@example.org`
const momentOf = (at: number) => new Date(Date.UTC(2018, 0, 1) + at * 3_600_000).toISOString()
const tokenOf = (at: number) => `BTG-0000-0000-0000-${digits(at).slice(1)}`
const userOf = (at: number) => `user-${digits(at)}`
const from = (first: number, length: number, step = 1) => Array.from({ length }, (_, at) => first + at * step)

const by = { name: 'Hazel Reed', employeeId: 'hazel' }

/** A third is approved, of which every other one is paid. */
function application(at: number) {
	const [status, date] = [applicationStatuses[at % 3] ?? 'Pending', momentOf(at)]
	const decision = { ...by, date, status: 'Approved', message: '', amount: 240, emailed: false } as const
	const payment = { ...by, method: 'Check', date: date.slice(0, 10), reference: String(at), recordedOn: date } as const
	return storedApplication({
		lastName: nameOf(at),
		email: emailOf(at),
		token: tokenOf(at),
		status,
		issuedOn: date,
		...(status === 'Approved' && { amountApproved: 240, decision, ...(at % 2 && { payment }) }),
	})
}

const person = (at: number) =>
	UserRecord.parse({
		_id: userOf(at),
		firstName: 'Aster',
		lastName: nameOf(at),
		email: emailOf(at),
		verified: true,
		employee: at % 10 === 0,
		dateRegistered: momentOf(at),
	})

await ownTableForFile()
process.env.FILES_BUCKET = cloud.outputs.App.FilesBucket
await platformCode()
const { putApplication } = await import('#functions/domain/applications/table.ts')
const { addUser } = await import('#functions/domain/people/user-access.ts')
const { addGuest, guestId } = await import('#functions/domain/events/guests.ts')
const handlers = {
	applications: await import('#functions/applications/handler.ts'),
	events: await import('#functions/events/handler.ts'),
	users: await import('#functions/users/handler.ts'),
}
/** The evening of the desk has 900 guests, and the other event the rest. */
const [large, evening] = [await createEvent(), await createEvent()]

beforeAll(async () => {
	const itemsOf = (writes: Write[]) => writes.flatMap(({ input }) => input.Item ?? [])
	// Pointers to applicants' own applications are left out, because no list reads them.
	const sent = from(0, many).flatMap((at) => itemsOf(putApplication(application(at))))
	await writeItems(sent.filter(({ pk, row }) => pk.startsWith('FIND#') || typeof row === 'object'))
	await writeItems(from(0, many).flatMap((at) => itemsOf(addUser(person(at)))))
	const signedUp = from(0, guests).flatMap((at) => {
		const eventID = at < 900 ? evening._id : large._id
		const names = { firstName: 'Aster', lastName: nameOf(at), email: emailOf(at) }
		const guest = { ...names, _id: guestId(eventID, names.email), eventID, date: momentOf(at), version: 0 }
		return itemsOf(addGuest({ ...guest, language: 'en', signedIn: false, questionAnswers: [] }))
	})
	// A search over all events goes through the rows; the terms of one event’s search are left out but for the evening’s.
	await writeItems(signedUp.filter(({ pk, sk }) => !pk.startsWith('FIND#') || sk.startsWith(evening._id)))
})

async function ask(feature: keyof typeof handlers, endpoint: Endpoint, payload: object) {
	const able = Object.values(actors).find(({ may }) => may.includes(endpoint.access)) ?? expect.unreachable()
	// Each request has a new session, because a session last used over a minute ago would cause a write.
	const { cookie } = await signInAs(able)
	const { handler } = handlers[feature]
	const { result, calls } = await callsFor(() => request(handler, endpoint, { payload, cookie }))
	expect(result.status, result.text).toBe(200)
	const reads = calls.filter((call) => call === 'Query').length
	return { body: result.body, calls, reads, size: result.text.length }
}

const listed = async (payload: object) => {
	const { body, ...cost } = await ask('applications', applicationsStaffApi.list, { limit: 20, ...payload })
	const found: { token: string }[] = body.applications
	return { ...body, ...cost, tokens: found.map(({ token }) => token) }
}

/** A page costs one read of the user and the session, one page of one index, and the record of who read a list. */
const least = ['BatchGetItem', 'Query', expect.stringMatching(/PutItem|TransactWriteItems/)]

describe('a list of ten thousand', () => {
	test.each([
		['all, the newest first', {}, from(many - 1, 20, -1)],
		['of one status', { status: 'Pending' }, from(9999, 20, -3)],
		['who have waited longest first', { status: 'Pending', order: 'oldest' }, from(0, 20, 3)],
	])('of applications takes one small read: %s', async (_, payload, numbers) => {
		const { calls, size, tokens, next } = await listed(payload)
		expect([calls, size <= 20_000, tokens]).toEqual([least, true, numbers.map(tokenOf)])
		const second = await listed({ ...payload, cursor: next })
		expect([second.calls, tokens.includes(second.tokens[0] ?? '')]).toEqual([least, false])
	})

	test.each([
		['all', {}, from(many - 1, 19, -1)],
		['employees, however few', { status: 'employee' }, from(many - 10, 19, -10)],
	])('of users takes one small read: %s', async (_, payload, numbers) => {
		const { body, calls, size } = await ask('users', usersApi.list, { limit: 20, ...payload })
		expect([calls, size <= 20_000]).toEqual([least, true])
		// The employees who ask are first.
		const shown = body.users.map((one: { _id: string }) => one._id).filter((id: string) => id.startsWith('user-'))
		expect(shown.length).toBeGreaterThan(5)
		expect(shown).toEqual(numbers.slice(0, shown.length).map(userOf))
	})

	test('with a filter and an order of its own is gone through in ten reads, and says the sums of all', async () => {
		const { tokens, reads, total, next } = await listed({ order: 'name', bill: 'no' })
		expect([tokens, reads <= 10]).toEqual([from(0, 20).map(tokenOf), true])
		expect(total).toEqual({ many, asked: many * 240, granted: expect.any(Number) })
		expect((await listed({ order: 'name', bill: 'no', cursor: next })).tokens[0]).toBe(tokenOf(20))
	})

	test.each([
		['what is to pay, by name', { view: 'to-pay', order: 'name' }, 1666],
		['all of it, the largest first', { view: 'all', order: 'amount', direction: 'down' }, 3333],
		['a reference', { view: 'paid', q: '9997' }, 1],
	])('of grants is added up and sorted in one call: %s', async (_, changes, found) => {
		const asked = { order: 'granted', direction: 'up', limit: 100, ...changes }
		const { body, reads, size } = await ask('applications', applicationsStaffApi.grants, asked)
		expect([body.found, reads <= 10, size < 40_000]).toEqual([{ many: found, dollars: found * 240 }, true, true])
		expect(body.grants).toHaveLength(Math.min(found, 100))
	})
})

describe('a search among ten thousand takes ten reads at most', () => {
	test.each([
		['a whole name', `${persona.firstName} ${nameOf(930)}`, 1],
		['a last name', nameOf(930).slice(0, 8).toUpperCase(), 10],
		['an email', `${nameOf(931)}@`, 1],
		['the beginning of a token', 'BTG-0000-0000-0000-093', 10],
		['the end of a last name', nameOf(930).slice(5), 11],
		// A token is searched without its hyphens, so ten others have it across two groups.
		['the last group of a token', '0930', 11],
		['what nobody has', 'zzz', 0],
	])('of applications by %s', async (_, q, found) => {
		const { reads, size, tokens } = await listed({ q })
		expect([reads <= 11, size <= 20_000, tokens.length]).toEqual([true, true, found])
	})

	test.each([
		['a full name', `aster ${nameOf(930).slice(0, 7)}`, 100],
		['an email', emailOf(930).toUpperCase(), 1],
		['what nobody has', 'zzz', 0],
	])('of users by %s', async (_, q, found) => {
		const { body, reads } = await ask('users', usersApi.list, { q, limit: 100 })
		expect([reads <= 11, body.users.length]).toEqual([true, found])
	})

	test.each([
		['a part of a name', nameOf(guests - many).slice(4), [nameOf(guests - many)]],
		['an email', emailOf(guests - many), [nameOf(guests - many)]],
		['more than it shows', 'aster', from(guests - 1, 10, -1).map(nameOf)],
		['who signed up before 15,000 others', nameOf(3), []],
	])('of guests by %s', async (_, q, names) => {
		const { body, reads } = await ask('events', eventsStaffApi.findEverywhere, { q })
		expect([body.guests.map((one: { lastName: string }) => one.lastName), body.more]).toEqual([names, true])
		expect(reads).toBeLessThanOrEqual(10)
	})
})

test('a person’s events say that older ones weren’t looked at', async () => {
	const of = (at: number) => ask('events', eventsStaffApi.ofPerson, { accounts: [], emails: [emailOf(at)] })
	const { body, reads } = await of(3)
	expect([body.signUps, body.isCut, reads <= 25]).toEqual([[], true, true])
	expect((await of(guests - 9)).body.signUps).toMatchObject([{ lastName: nameOf(guests - 9) }])
})

test('the desk finds one of an evening by its terms, and takes all of them along in two pages', async () => {
	const { _id: id } = evening
	const { body, reads } = await ask('events', eventsDeskApi.findGuests, { id, q: nameOf(7) })
	expect([body.guests, reads <= 3]).toMatchObject([[{ lastName: nameOf(7) }], true])
	const first = await ask('events', eventsDeskApi.deskGuests, { id })
	const second = await ask('events', eventsDeskApi.deskGuests, { id, cursor: first.body.next })
	const pages = [first, second].map((page) => page.body.guests.length)
	expect([...pages, second.body.next, first.size < 100_000]).toEqual([500, 400, undefined, true])
})
