import { expect, test } from 'vitest'
import { paidOn } from '#infra/testing/application.ts'
import { newEmail } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { noteStays } from '#shared/notes.ts'
import { allowGuests, applyAs, key, respond, show, staff } from './applications.cloud.test.data.ts'

await allowGuests(true)
const { client: first, user: author } = await staff()
const { client: second, user: remover } = await staff('Reed')
const nameOf = ({ firstName, lastName }: typeof author) => `${firstName} ${lastName}`

const pay = (client: TestClient, token: string, changes: object) =>
	client.call(desk.recordPayment, { token, method: 'Check', date: paidOn, key, ...changes })

test('each recording, correction and removal of a payment stays, with who did it and when', async () => {
	const token = await applyAs(new TestClient())
	await respond(first, token)
	await pay(first, token, { reference: '1001' })
	const corrected = await pay(second, token, { method: 'Other', reference: 'To my own account' })
	expect(corrected.body.change).toMatchObject({ what: 'corrected', name: nameOf(remover) })
	await first.call(desk.removePayment, { token, key })
	await pay(first, token, { reference: '1002' })
	const application = await show(first, token)
	expect(application.payments.map(({ recordedOn, ...change }) => change)).toEqual([
		{ what: 'recorded', method: 'Check', date: paidOn, reference: '1001', name: nameOf(author) },
		{ what: 'corrected', method: 'Other', date: paidOn, reference: 'To my own account', name: nameOf(remover) },
		{ what: 'removed', method: 'Other', date: paidOn, reference: 'To my own account', name: nameOf(author) },
		{ what: 'recorded', method: 'Check', date: paidOn, reference: '1002', name: nameOf(author) },
	])
	expect(application.notes).toEqual([])
	const [listed] = (await first.call(desk.list, { q: token })).body.applications ?? []
	expect(listed?.payments).toEqual(application.payments)
})

test('a note of an email to the applicant can’t be deleted', async () => {
	const token = await applyAs(new TestClient(), { email: newEmail() })
	await first.call(desk.email, { token, message: 'Send me half of it in cash.', key })
	const own = (await first.call(desk.addNote, { token, note: 'Payment recorded.' })).body.notes?.at(-1)
	const { notes } = await show(first, token)
	expect(notes).toHaveLength(2)
	for (const note of notes.filter(({ _id }) => _id !== own?._id)) {
		const remove = [note._id, own?._id ?? '']
		const refused = await first.call(desk.deleteNotes, { token, remove })
		expect([note.body, refused.status, refused.body.message]).toEqual([note.body, 400, noteStays])
	}
	const documented = await first.call(desk.deleteNotes, { token, notes: [] })
	expect([documented.status, documented.body.message]).toEqual([400, noteStays])
	expect((await show(first, token)).notes).toEqual(notes)
	// The documented client sends whole notes back, with whatever fields they came with.
	const rest = notes.filter(({ _id }) => _id !== own?._id)
	expect((await first.call(desk.deleteNotes, { token, notes: rest })).body.notes).toEqual(rest)
})

test('a colleague’s note that is deleted leaves who deleted it and when, and one’s own leaves nothing', async () => {
	const token = await applyAs(new TestClient())
	const added = async (client: TestClient, note: string) =>
		(await client.call(desk.addNote, { token, note })).body.notes?.at(-1)?._id ?? expect.unreachable()
	const theirs = await added(first, 'The landlord is the colleague’s brother.')
	const own = await added(second, 'Called back.')
	const remove = [theirs, own]
	const [left, again] = await Promise.all([
		second.call(desk.deleteNotes, { token, remove }),
		second.call(desk.deleteNotes, { token, remove }),
	])
	expect([left.status, again.status]).toEqual([200, 200])
	const { notes } = await show(first, token)
	expect(notes).toMatchObject([
		{
			_id: theirs,
			name: nameOf(author),
			deletedOn: expect.stringMatching(/^20/),
			body: expect.stringMatching(/^Deleted by /),
		},
	])
	expect(notes[0]?.body).toContain(nameOf(remover))
	expect(JSON.stringify(notes)).not.toContain('brother')
	// The note that says so can't be deleted, whoever tries.
	for (const client of [first, second]) {
		expect((await client.call(desk.deleteNotes, { token, remove: [theirs] })).body.notes).toEqual(notes)
		await client.call(desk.deleteNotes, { token, notes: [] })
	}
	expect((await show(first, token)).notes).toEqual(notes)
})
