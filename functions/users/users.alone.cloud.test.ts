import { expect, test } from 'vitest'
import { createPerson, newLastName } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { unclearRemoval } from '#shared/notes.ts'
import { usersApi } from '#shared/users/api.ts'
import { userSentences } from '#shared/users/schema.ts'
import { account, employee, key } from './people.cloud.test.data.ts'

const { client: staff, user: me } = await employee('User Access')
const firstPage = async (status?: 'normal' | 'employee') => {
	const { body } = await staff.call(usersApi.list, { limit: 20, ...(status && { status }) })
	return body.users ?? []
}
const search = async (q: string) => (await staff.call(usersApi.list, { q, limit: 20 })).body.users ?? []

test('the newest user is first in the list of all and of their kind, and not in the other list', async () => {
	const normal = await account()
	const colleague = await account({ employee: true, clientSidePermissions: ['Report Access'] })
	expect((await firstPage()).slice(0, 2).map(({ _id }) => _id)).toEqual([colleague._id, normal._id])
	const [kinds, others] = [await firstPage('normal'), await firstPage('employee')]
	expect([kinds[0]?._id, others[0]?._id]).toEqual([normal._id, colleague._id])
	expect([...kinds.map((one) => one.employee), ...others.map((one) => !one.employee)]).not.toContain(true)
})

test('a user is found by any part of name or email, whatever the case, and shown once', async () => {
	const lastName = newLastName()
	const user = await account({ firstName: lastName, lastName })
	const beginnings = [lastName.slice(0, 12), `${lastName}  ${lastName}`, user.email, user.email.slice(0, 12)]
	for (const typed of [...beginnings, lastName.slice(3), user.email.slice(3)]) {
		for (const q of [typed, typed.toUpperCase(), `  ${typed.toLowerCase()}`])
			expect((await search(q)).map(({ _id }) => _id)).toEqual([user._id])
	}
	expect(await search(`${lastName.slice(3)}x`)).toEqual([])
	const { body } = await staff.call(usersApi.list, { q: lastName, status: 'employee' })
	expect(body.users).toEqual([])
})

test('a person who has not verified their address is in no list', async () => {
	const code = await tableCode(cloud)
	const [name, { user: template }] = [newLastName(), await createPerson()]
	const user = {
		...template,
		_id: `late-${name}`,
		lastName: name,
		email: `${name.slice(0, 20)}@example.org`.toLowerCase(),
		verified: false,
	}
	await code.transact(code.putSignup(user, { passwordHash: 'nobody knows', codeHash: 'nobody knows', now: new Date() }))
	expect(await search(name)).toEqual([])
	expect((await staff.call(usersApi.makeEmployee, { id: user._id, key })).status).toBe(404)
	await code.transact(code.verifyUser(user, { ...user, verified: true, version: 1 }, 'defect'))
	expect(await search(name)).toMatchObject([{ _id: user._id, verified: true, employee: false }])
	expect((await firstPage()).map(({ _id }) => _id)).toContain(user._id)
})

/** A user as shown by the list, each search and the detail. */
async function rowsOf({ _id, firstName, lastName, email }: Awaited<ReturnType<typeof account>>) {
	const { client } = await employee('Application Access')
	const found = await Promise.all([search(`${firstName} ${lastName}`), search(lastName), search(email)])
	const inList = (await firstPage()).filter((one) => one._id === _id)
	const { body } = await client.call(usersApi.show, { id: _id })
	return [...found, inList].map(([row]) => row).concat(body.user)
}

/** Only who may see applications gets whole tokens, because a name and a token open an application to anyone. */
const tokens = ['BTG-7K2M-9QXR-4TNV-W8HC', 'BTG-0000-9QXR-4TNV-9QXR']
const tokenEnds = ['BTG-…-W8HC', 'BTG-…-9QXR']

test('after any change the lists, the searches and the detail of a user agree', async () => {
	const code = await tableCode(cloud)
	const user = await account()
	expect((await rowsOf(user)).map((row) => row?.noteCount)).toEqual([0, 0, 0, 0, 0])
	const changes = [
		{ set: { newsletter: true } },
		{ increase: { assistanceRecieved: 250, amountDonated: 20 } },
		{ append: { applicationTokens: tokens.slice(0, 1) } },
		{ increase: { assistanceRecieved: -50 }, append: { applicationTokens: tokens.slice(1) } },
	]
	for (const change of changes) await code.transact(code.users.touch(user, change))
	await staff.call(usersApi.addNote, { id: user._id, note: 'Asked for a call.' })
	const made = await staff.call(usersApi.makeEmployee, { id: user._id, key })
	expect(made.body.user?.applicationTokens).toEqual(tokenEnds)
	const rows = await rowsOf(user)
	expect(rows[0]).toMatchObject({
		newsletter: true,
		assistanceRecieved: 200,
		amountDonated: 20,
		applicationTokens: tokenEnds,
		noteCount: 1,
		employee: true,
		version: 1,
	})
	const detail = rows.pop()
	expect(detail).toEqual({ ...rows[0], delivery: detail?.delivery, applicationTokens: tokens })
	for (const row of rows) expect(row).toEqual(rows[0])
	expect((await firstPage('employee')).map(({ _id }) => _id)).toContain(user._id)
	expect((await firstPage('normal')).map(({ _id }) => _id)).not.toContain(user._id)
	const stored = JSON.parse((await itemsOf(`USER#${user._id}`)).get('USER') ?? '')
	expect(stored).toMatchObject(JSON.parse(JSON.stringify({ ...detail, noteCount: undefined, delivery: undefined })))
})

test('notes are hidden from employees without User Access, and each view is recorded', async () => {
	const user = await account()
	await staff.call(usersApi.addNote, { id: user._id, note: 'Asked for a call.' })
	const { client, user: looking } = await employee('Application Access')
	const { body, text } = await client.call(usersApi.show, { id: user._id })
	expect(body.user).toMatchObject({ _id: user._id, noteCount: 1 })
	expect(text).not.toMatch(/Asked for a call|password|hash|"notes"|session/i)
	const both = await employee('Application Access', 'User Access')
	const seen = await both.client.call(usersApi.show, { id: user._id })
	expect(seen.body.user?.notes).toMatchObject([{ body: 'Asked for a call.' }])
	const trail = [...(await itemsOf(`AUDIT#${user._id}`))]
	expect(trail.filter(([, item]) => item.includes('user-by-id') && item.includes(looking._id))).toHaveLength(1)
})

test('the server sets a note’s author and time, and other people don’t get the author’s id', async () => {
	const { _id: id } = await account()
	const before = new Date().toISOString()
	const first = await staff.call(usersApi.addNote, { id, note: 'Called back.' })
	expect(first.body.message).toBe(userSentences.noteAdded)
	const [note] = first.body.notes ?? []
	expect(note).toEqual({
		_id: note?._id,
		date: note?.date,
		name: `${me.firstName} ${me.lastName}`,
		body: 'Called back.',
		bySystem: false,
	})
	expect(String(note?.date) >= before).toBe(true)
	expect((await staff.call(usersApi.notes, { id })).body.notes).toEqual([note])
})

test('only the chosen notes are deleted, even while colleagues add one and delete the same ones', async () => {
	const { _id: id } = await account()
	for (const note of ['one', 'two', 'three']) await staff.call(usersApi.addNote, { id, note })
	const [one, two, three] = (await staff.call(usersApi.notes, { id })).body.notes ?? []
	const { client: colleague } = await employee('User Access')
	const remove = [one?._id ?? '', two?._id ?? '']
	const [mine, theirs] = await Promise.all([
		staff.call(usersApi.deleteNotes, { id, remove }),
		colleague.call(usersApi.deleteNotes, { id, remove }),
		colleague.call(usersApi.addNote, { id, note: 'four' }),
	])
	expect([mine.status, theirs.status]).toEqual([200, 200])
	const left = await staff.call(usersApi.notes, { id })
	const kept = left.body.notes?.filter(({ deletedOn }) => !deletedOn)
	expect(kept).toMatchObject([{ _id: three?._id }, { body: 'four' }])
	expect((await firstPage()).find(({ _id }) => _id === id)?.noteCount).toBe(left.body.notes?.length)
	// The documented client sends the notes that remain, and may not know the fourth.
	const unclear = await staff.call(usersApi.deleteNotes, { id, notes: [] })
	expect([unclear.status, unclear.body.message]).toEqual([409, unclearRemoval])
	expect(unclear.body.fresh).toEqual({ notes: left.body.notes })
	const clear = await staff.call(usersApi.deleteNotes, { id, notes: kept?.slice(1) })
	expect(clear.body.notes?.filter(({ deletedOn }) => !deletedOn)).toMatchObject([{ body: 'four' }])
})
