import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { storedApplication } from '#infra/testing/application.ts'
import { newEmail } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { inBatches } from '#infra/tools/batches.ts'
import { applicationsStaffApi as staffApi } from '#shared/applications/staff-api.ts'
import { legacyApi } from '#shared/legacy/api.ts'
import { allowGuests, applyAs, code, respond, staff, stranger, table } from './applications.cloud.test.data.ts'

beforeAll(() => allowGuests(true))

const relatedTo = async (client: TestClient, token: string) => {
	const { body, text } = await client.call(staffApi.related, { token })
	return body.related ?? expect.unreachable(text)
}

test('one person under two emails, and their household, are found with what they were granted', async () => {
	const { client } = await staff()
	const person = stranger()
	const child = { name: `Rowan ${person.lastName}`, relation: 'Child' as const, birthday: '01/05/2012' }
	const first = await applyAs(new TestClient(), { ...person, type: 'Rental' })
	await respond(client, first, { amount: 200 })
	const ofChild = await applyAs(new TestClient(), {
		...stranger(),
		firstName: 'Rowan',
		lastName: person.lastName,
		birthday: child.birthday,
		familyData: [{ name: 'Linden Oakes', relation: 'Parent', birthday: '05/01/1980' }],
		livesAlone: 'no',
	})
	const neighbor = await applyAs(new TestClient(), {
		...stranger(),
		streetAddress: person.streetAddress,
		streetAddress2: 'Apt 9',
	})
	const token = await applyAs(new TestClient(), {
		...person,
		email: newEmail(),
		firstName: 'JUNIPER',
		type: 'Rental',
		livesAlone: 'no',
		familyData: [child],
	})
	const related = await relatedTo(client, token)
	expect(related.map((one) => [one.token, one.of, one.alike, one.isRepeat])).toEqual([
		[ofChild, 'household', ['family member'], false],
		[first, 'person', ['name and birthday', 'phone', 'address'], true],
	])
	expect(related.at(-1)).toMatchObject({ amountApproved: 200, decidedOn: expect.stringMatching(/^\d{4}-/) })
	expect((await relatedTo(client, neighbor)).map((one) => one.token)).toEqual([])
})

test('a legacy record is found by its whole name only', async () => {
	const { client } = await staff()
	const { lastName, ...rest } = stranger()
	const record = { amount: '150', date: '11/30/2017', status: 'Approved' as const }
	for (const name of [lastName, `${lastName}a`])
		await client.call(legacyApi.add, { firstName: 'Juniper', lastName: name, ...record })
	const token = await applyAs(new TestClient(), { ...rest, lastName })
	expect(await relatedTo(client, token)).toMatchObject([
		{ lastName, isLegacy: true, alike: ['name'], amountApproved: 150, issuedOn: '11/30/2017' },
	])
})

test('an employee says that two are not the same person; a colleague sees who did, at either, and takes it back', async () => {
	const [{ client, user }, { client: colleague }] = [await staff(), await staff()]
	const person = stranger()
	const one = await applyAs(new TestClient(), person)
	const other = await applyAs(new TestClient(), { ...stranger(), phone: person.phone })
	const marked = await client.call(staffApi.markNotSame, { token: one, other, notSame: 'yes' })
	const mark = { name: `${user.firstName} ${user.lastName}`, date: expect.stringMatching(/Z$/) }
	expect(marked.body.related).toMatchObject([{ token: other, notSame: mark }])
	expect(marked.text).not.toContain(user._id)
	expect(await relatedTo(colleague, other)).toMatchObject([{ token: one, notSame: mark }])
	await colleague.call(staffApi.markNotSame, { token: other, other: one, notSame: 'no' })
	expect((await relatedTo(client, one))[0]).not.toHaveProperty('notSame')
	const unrelated = await applyAs(new TestClient(), stranger())
	const refused = await client.call(staffApi.markNotSame, { token: one, other: unrelated, notSame: 'yes' })
	expect(refused.status).toBe(404)
})

test('the list says which may be for the same bill, until an employee says that they are of two people', async () => {
	const { client } = await staff()
	const person = stranger()
	const first = await applyAs(new TestClient(), person)
	const again = await applyAs(new TestClient(), {
		...person,
		lastName: person.lastName.toUpperCase(),
		email: newEmail(),
	})
	await applyAs(new TestClient(), { ...person, type: 'Food' })
	const marked = async () => {
		const { body } = await client.call(staffApi.list, { q: `${person.firstName} ${person.lastName}`, limit: 20 })
		return [body.applications?.length, body.applications?.flatMap(({ token, isRepeat }) => (isRepeat ? token : []))]
	}
	expect(await marked()).toEqual([3, [again]])
	for (const notSame of [true, false]) {
		await client.call(staffApi.markNotSame, { token: again, other: first, notSame })
		expect(await marked()).toEqual([3, notSame ? [] : [again]])
	}
})

test('employees learn nothing of their own applications, and looks are recorded', async () => {
	const [own, { client: colleague }] = [await staff(), await staff()]
	const person = stranger()
	const mine = await applyAs(own.client, person)
	const other = await applyAs(new TestClient(), { ...stranger(), phone: person.phone })
	expect(await relatedTo(own.client, other)).toEqual([])
	expect((await relatedTo(colleague, other)).map(({ token }) => token)).toEqual([mine])
	expect((await own.client.call(staffApi.related, { token: mine })).status).toBe(403)
})

test('a removed application is in no comparison any more', async () => {
	const { client } = await staff()
	const person = stranger()
	const gone = await applyAs(new TestClient(), person)
	const left = await applyAs(new TestClient(), { ...stranger(), phone: person.phone })
	await client.call(staffApi.markNotSame, { token: gone, other: left, notSame: 'yes' })
	const { retire } = await import('#functions/domain/applications/retire.ts')
	await retire(gone, () => true, new Date())
	expect(await relatedTo(client, left)).toEqual([])
	const { tokensWith } = await import('#functions/domain/applications/facts.ts')
	expect(await tokensWith([`phone ${person.phone.replace(/\D/g, '')}`], 5)).toEqual([left])
	expect(await code.getItem(table.applications.key(gone))).toBeUndefined()
})

test('a large family that has applied a hundred times and more is found whole', async () => {
	const { client } = await staff()
	const { lastName } = stranger()
	const family = ['Ash', 'Birch', 'Cedar', 'Elm', 'Hazel'].map((firstName, at) => ({
		firstName,
		lastName,
		birthday: `2001-05-0${at + 1}`,
	}))
	const earlier = family.flatMap((member) =>
		Array.from({ length: 25 }, () =>
			storedApplication({
				...stranger(),
				...member,
				token: `BTG-${randomUUID().slice(0, 19).toUpperCase()}`,
				issuedOn: new Date(Date.now() - 30 * 86_400_000).toISOString(),
				status: 'Denied',
			}),
		),
	)
	await inBatches(earlier, (one) => code.transact(table.putApplication(one)))
	const token = await applyAs(new TestClient(), {
		...stranger(),
		familyData: family.map(({ firstName, birthday }) => {
			const [year, month, day] = birthday.split('-')
			return { name: `${firstName} ${lastName}`, relation: 'Child' as const, birthday: `${month}/${day}/${year}` }
		}),
		livesAlone: 'no',
	})
	const found = (await relatedTo(client, token)).map((one) => one.token)
	expect(found.sort()).toEqual(earlier.map((one) => one.token).sort())
})
