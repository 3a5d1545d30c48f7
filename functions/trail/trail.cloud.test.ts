import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { allowGuests, key, respond } from '#functions/applications/applications.cloud.test.data.ts'
import { applicationForm, paidOn } from '#infra/testing/application.ts'
import { createEvent } from '#infra/testing/events.ts'
import { pagesOf } from '#infra/testing/pages.ts'
import { createEmployee, createPerson } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { trailApi } from '#shared/trail/api.ts'
import { trailSentences } from '#shared/trail/schema.ts'
import { usersApi } from '#shared/users/api.ts'

const name = `${persona.firstName} ${persona.lastName}`
const reader = () => createEmployee(['User Access'])

/** In the trail of everything, where others may have done more since. */
async function findInAll(client: TestClient, wanted: { by: string; about: string; action: string }) {
	const page = async (at: { cursor?: string }) => (await client.call(trailApi.read, { limit: 100, ...at })).body
	for await (const { records = [] } of pagesOf(page)) {
		const found = records.find(
			({ by, about, action }) => by === wanted.by && about === wanted.about && action === wanted.action,
		)
		if (found) return found
	}
	return undefined
}

test('an employee reads who did what by person, thing and days, and that is recorded once', async () => {
	const [{ client, user }, colleague, someone] = await Promise.all([reader(), reader(), createPerson()])
	await colleague.client.call(usersApi.addNote, { id: someone.user._id, note: 'Called back.' })
	const added = { action: usersApi.addNote.path, by: colleague.user._id, about: someone.user._id }
	const named = { ...added, byName: name, aboutName: name }
	const read = async (filter: object) => {
		const { status, body } = await client.call(trailApi.read, { limit: 100, ...filter })
		expect(status).toBe(200)
		return body.records ?? []
	}
	const today = dayOf(new Date())
	for (const filter of [
		{ person: colleague.user.email.toUpperCase() },
		{ by: colleague.user._id },
		{ thing: someone.user._id },
		{ thing: someone.user.email },
		{ by: colleague.user._id, thing: someone.user.email, from: today, to: today },
	])
		await expect.poll(() => read(filter)).toContainEqual(expect.objectContaining(named))
	expect(await findInAll(client, added)).toMatchObject(named)
	for (const days of [{ to: addDays(today, -1) }, { from: addDays(today, 1) }])
		for (const of of [{ by: colleague.user._id }, { thing: someone.user._id }])
			expect(await read({ ...days, ...of })).toEqual([])
	const own = (await read({ by: user._id })).filter(({ action }) => action === trailApi.read.path)
	expect(own).toMatchObject([{ about: 'audit trail', byName: name }])
})

test('pages go on where the last one ended, within the filter', async () => {
	const [{ client }, colleague, someone] = await Promise.all([reader(), reader(), createPerson()])
	const id = someone.user._id
	for (const note of ['One.', 'Two.', 'Three.']) await colleague.client.call(usersApi.addNote, { id, note })
	const filter = { thing: id, by: colleague.user._id, from: addDays(dayOf(new Date()), -1), limit: 2 }
	const first = await client.call(trailApi.read, filter)
	const second = await client.call(trailApi.read, { ...filter, cursor: first.body.next })
	const times = [first, second].flatMap(({ body }) => body.records ?? []).map(({ at }) => at)
	expect(times).toHaveLength(3)
	expect(times).toEqual(times.toSorted().reverse())
	const elsewhere = await client.call(trailApi.read, { thing: 'other', cursor: first.body.next })
	expect(elsewhere.status).toBe(400)
})

test('whole tokens, names and amounts are for employees who may see applications', async () => {
	const both = await createEmployee(['User Access', 'Application Access'], key)
	await allowGuests(true)
	const { body } = await new TestClient().call(applicationsApi.apply, applicationForm())
	const token = body.token ?? ''
	await both.client.call(applicationsStaffApi.addNote, { token, note: 'Called back.' })
	await respond(both.client, token, { amount: 120 })
	const payment = { token, method: 'Check', date: paidOn, key } as const
	expect((await both.client.call(applicationsStaffApi.recordPayment, payment)).status).toBe(200)
	const aboutsFor = async (client: typeof both.client) => {
		const { body } = await client.call(trailApi.read, { by: both.user._id })
		return body.records?.map(({ about }) => about)
	}
	await expect.poll(() => aboutsFor(both.client)).toContain(token)
	const abouts = await aboutsFor((await reader()).client)
	expect(abouts).toContain(`BTG-…-${token.slice(-4)}`)
	expect(abouts).not.toContain(token)
	const recordOf = async (client: typeof both.client, action: string) =>
		(await client.call(trailApi.read, { by: both.user._id })).body.records?.find((record) => record.action === action)
	const { path } = applicationsStaffApi.recordPayment
	await expect.poll(() => recordOf(both.client, path)).toMatchObject({ aboutName: name, paid: 120 })
	const seen = (await recordOf((await reader()).client, path)) ?? expect.unreachable()
	expect([seen.aboutName, seen.paid]).toEqual([undefined, undefined])
	const { body: found } = await both.client.call(trailApi.read, { thing: token.toLowerCase().replaceAll('-', ' ') })
	expect(found.records?.map(({ about }) => about)).toContain(token)
})

test('an id that could be read as a token leads to its own records, on every page', async () => {
	const _id = randomUUID()
		.replaceAll('-', '')
		.slice(0, 16)
		.replace(/.{4}(?=.)/g, '$&-')
	const [{ client }] = await Promise.all([reader(), createPerson({ _id })])
	for (const note of ['One.', 'Two.']) await client.call(usersApi.addNote, { id: _id, note })
	const first = await client.call(trailApi.read, { thing: _id, limit: 1 })
	const second = await client.call(trailApi.read, { thing: _id, limit: 1, cursor: first.body.next })
	expect([first, second].flatMap(({ body }) => body.records ?? [])).toMatchObject([{ about: _id }, { about: _id }])
})

test('an event is named', async () => {
	const [{ client }, colleague, event] = await Promise.all([
		reader(),
		createEmployee(['Event Access'], key),
		createEvent({ name: 'An evening by the river' }),
	])
	await colleague.client.call(eventsStaffApi.archive, { id: event._id, key })
	const read = async () => {
		const { body, text } = await client.call(trailApi.read, { by: colleague.user._id, limit: 100 })
		return body.records ?? expect.unreachable(text)
	}
	await expect
		.poll(read)
		.toContainEqual(
			expect.objectContaining({ action: eventsStaffApi.archive.path, aboutName: 'An evening by the river' }),
		)
})

test.each([
	[{ person: 'nobody@nowhere.example' }, 'person', trailSentences.noAccount],
	[{ from: '2026-11-02', to: '2026-11-01' }, 'to', trailSentences.daysReversed],
])('%j is refused with a sentence', async (filter, field, sentence) => {
	const { client } = await reader()
	const { status, body } = await client.call(trailApi.read, filter)
	expect(status).toBe(400)
	expect(body).toMatchObject({ errors: { [field]: sentence } })
})
