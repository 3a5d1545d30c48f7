import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { storedApplication } from '#infra/testing/application.ts'
import { createPerson, newEmail } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { inBatches } from '#infra/tools/batches.ts'
import { mostShown } from '#shared/applications/related.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import type { Payload } from '#shared/endpoint.ts'
import { legacyApi } from '#shared/legacy/api.ts'
import { allowGuests, applyAs, code, respond, staff, stranger, table } from './applications.cloud.test.data.ts'

beforeAll(() => allowGuests(true))

const { client } = await staff()

const opened = async (payload: Payload<typeof desk.ofPerson>, by = client) => {
	const { body, text } = await by.call(desk.ofPerson, payload)
	const { people = expect.unreachable(text), applications = [], isCut } = body
	return { people, applications, isCut, tokens: applications.map(({ token }) => token) }
}

const asGuest = (changes: Parameters<typeof applyAs>[1]) => applyAs(new TestClient(), changes)

test('a person’s page has all they sent, and their household with what joins it, and no one of the same name', async () => {
	const person = stranger()
	const first = await asGuest({ ...person, type: 'Rental' })
	await respond(client, first, { amount: 200 })
	const again = await asGuest({ ...stranger(), ...person, email: newEmail() })
	const partner = await asGuest({ ...stranger(), firstName: 'Alder', phone: person.phone })
	await asGuest({ ...stranger(), firstName: person.firstName, lastName: person.lastName, birthday: '01/02/1961' })
	const { people, applications, tokens } = await opened({ token: first })
	expect(tokens).toEqual([partner, again, first])
	expect(people.map(({ token, asked, alike }) => [token, asked, alike])).toEqual([
		[again, true, []],
		[partner, false, ['phone']],
	])
	expect(applications.map(({ of }) => of)).toEqual([partner, again, again])
	expect(applications.at(-1)).toMatchObject({ amountApproved: 200, decision: { amount: 200 } })
	expect(people[0]?.emails).toHaveLength(2)
})

test('other birthdays on the applications of a person are counted, each once', async () => {
	const person = stranger()
	const token = await asGuest(person)
	for (const birthday of ['04/24/1990', '04/25/1990', '04/25/1990']) await asGuest({ ...person, birthday })
	const { people } = await opened({ token })
	expect(people.map(({ otherBirthdays }) => otherBirthdays)).toEqual([2])
})

test('a household has everyone who shares something with the person, and nobody who only shares with those', async () => {
	const person = stranger()
	const one = await asGuest(person)
	const roommate = { ...stranger(), streetAddress: person.streetAddress }
	const two = await asGuest(roommate)
	await asGuest({ ...stranger(), phone: roommate.phone })
	expect((await opened({ token: one })).tokens.sort()).toEqual([one, two].sort())
})

test('two who share a phone are set apart with one mark, for all they send, and together again without it', async () => {
	const person = stranger()
	const one = await asGuest(person)
	const other = { ...stranger(), firstName: 'Alder', phone: person.phone }
	const pair = { token: one, other: await asGuest(other) }
	await client.call(desk.markNotSame, { ...pair, notSame: 'yes' })
	await asGuest({ ...other, email: newEmail() })
	const apart = await opened({ token: one })
	expect(apart.tokens).toEqual([one])
	expect(apart.people[1]).toMatchObject({ firstName: 'Alder', notSame: { name: expect.any(String) } })
	expect(JSON.stringify(apart)).not.toContain('employeeId')
	await client.call(desk.markNotSame, { ...pair, notSame: 'no' })
	expect((await opened({ token: one })).tokens).toHaveLength(3)
})

test('a person is found by account or address, and a wrong one finds nothing', async () => {
	const member = await createPerson()
	const sent = await applyAs(member.client, stranger())
	const { applicantID } = (await table.readWhole(sent)).application ?? expect.unreachable()
	const byAccount = await opened({ accounts: [applicantID], emails: [] })
	expect([byAccount.tokens, byAccount.people[0]?.accounts]).toEqual([[sent], [applicantID]])
	const { email } = byAccount.people[0] ?? expect.unreachable()
	expect((await opened({ accounts: [], emails: [email] })).tokens).toEqual([sent])
	const nobody = await opened({ accounts: [randomUUID()], emails: [newEmail()] })
	expect([nobody.people, nobody.tokens]).toEqual([[], []])
	expect((await opened({ accounts: [], emails: [] })).tokens).toEqual([])
	const { retire } = await import('#functions/domain/applications/retire.ts')
	await retire(sent, () => true, new Date())
	expect((await opened({ accounts: [applicantID], emails: [email] })).tokens).toEqual([])
})

test('members of one account are one household, whatever they wrote', async () => {
	const member = await createPerson()
	const one = await applyAs(member.client, stranger())
	const child = await applyAs(member.client, { ...stranger(), firstName: 'Wren' })
	const { people } = await opened({ token: one })
	expect(people.map(({ token, alike }) => [token, alike])).toEqual([
		[one, []],
		[child, ['account']],
	])
	const marked = await client.call(desk.markNotSame, { token: one, other: child, notSame: 'yes' })
	expect(marked.status).toBe(200)
})

test('a legacy record has only a name, so it adds nobody to a household', async () => {
	const { lastName, firstName, ...rest } = stranger()
	const record = { amount: '150', date: '11/30/2017', status: 'Approved' as const }
	await client.call(legacyApi.add, { firstName, lastName, ...record })
	const token = await asGuest({ ...rest, firstName, lastName })
	expect((await opened({ token })).tokens).toEqual([token])
})

test('employees see none of their own applications in a household', async () => {
	const own = await staff()
	const person = stranger()
	const mine = await applyAs(own.client, person)
	const other = await asGuest({ ...stranger(), phone: person.phone })
	expect((await own.client.call(desk.ofPerson, { token: mine })).status).toBe(403)
	expect((await opened({ token: other }, own.client)).tokens).toEqual([other])
	expect((await opened({ accounts: [own.user._id], emails: [] }, own.client)).tokens).toEqual([])
	expect((await opened({ token: other })).tokens.sort()).toEqual([mine, other].sort())
})

test('for an address with a thousand applications the answer has the newest, and says that it’s cut', async () => {
	const person = stranger()
	const sent = Array.from({ length: mostShown + 30 }, (_, at) =>
		storedApplication({
			...person,
			...(at % 3 === 0 && { email: newEmail() }),
			...(at % 3 === 1 && { phone: stranger().phone }),
			birthday: `19${String(60 + (at % 30))}-04-23`,
			token: `BTG-${randomUUID().slice(0, 19).toUpperCase()}`,
			issuedOn: new Date(Date.now() - at * 86_400_000).toISOString(),
			status: 'Denied',
		}),
	)
	await inBatches(sent, (one) => code.transact(table.putApplication(one)))
	const { applications, isCut } = await opened({ accounts: [], emails: [person.email] })
	expect(applications.length).toBeLessThanOrEqual(mostShown)
	expect(isCut).toBe(true)
})
