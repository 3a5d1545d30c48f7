import { randomInt, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
	allowGuests,
	applyAs,
	code,
	key,
	respond,
	show,
	staff,
	table,
} from '#functions/applications/applications.cloud.test.data.ts'
import { proposalStep } from '#functions/domain/applications/table.ts'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { paidOn } from '#infra/testing/application.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { usersApi } from '#shared/users/api.ts'
import { request } from '../testing/in-process.ts'
import { invoke } from '../testing/invoke.ts'
import { createEmployee, createPerson, newEmail, newLastName } from '../testing/people.ts'
import { wholeTable } from '../testing/table-dump.ts'
import { TestClient } from '../testing/test-client.ts'
import { itemsWith } from './neighbors.cloud.test.data.ts'
import { erase, exportOf } from './person.cloud.test.data.ts'

// The deployed function sends the mail of a decision at once. This one waits, so that the decision can be taken back.
process.env.DECISION_MAIL_SECONDS = '60'
const { handler } = await import('#functions/applications/handler.ts')
await allowGuests(true)

/** An approval that waits for a second employee. */
async function proposed(token: string, { _id: employeeId, firstName, lastName }: UserRecord) {
	const seen = (await table.applications.read(token)) ?? expect.unreachable()
	const proposal = {
		status: 'Approved' as const,
		amount: 8000,
		message: '',
		emailed: true,
		name: `${firstName} ${lastName}`,
		employeeId,
		date: new Date().toISOString(),
	}
	await code.transact([
		...table.changeApplication(seen, revised(seen, { proposal }), 'defect'),
		table.putFollowUp(token, proposalStep('proposed', proposal, proposal)),
	])
	return token
}

/** Takes a decision back, deletes a colleague's note and files a document that someone was asked for. */
async function everythingWithAName(client: TestClient) {
	const other = await staff()
	const decided = await applyAs(new TestClient())
	const { cookie } = client
	const decision = { token: decided, status: 'Approved', amount: 200, message: 'Yes.', emailApplicant: 'yes', key }
	await request(handler, desk.respond, { payload: decision, cookie })
	const back = await request(handler, desk.takeBack, { payload: { token: decided }, cookie })
	expect(back.status).toBe(200)
	const asked = await applyAs(new TestClient())
	await other.client.call(desk.ask, { token: asked, things: ['bill'], key })
	const added = await other.client.call(desk.addNote, { token: asked, note: 'Call back.' })
	const remove = [added.body.notes?.[0]?._id ?? '']
	expect((await client.call(desk.deleteNotes, { token: asked, remove })).status).toBe(200)
	const attachments = [await upload(client, 'bill.pdf', pdf)]
	expect((await client.call(desk.addAttachments, { token: asked, attachments })).status).toBe(200)
}

test('an employee is not erased before they are a member, and their name leaves what they wrote', async () => {
	const colleague = await staff(`Aspen${randomInt(1_000_000, 9_999_999)}`)
	const { client } = await createPerson()
	const token = await applyAs(client)
	await respond(colleague.client, token)
	await everythingWithAName(colleague.client)
	const { email, _id: id, version, firstName, lastName } = colleague.user
	const waiting = await proposed(await applyAs(client), colleague.user)
	expect((await erase(email)).said).toContain('Make them a member first')
	const boss = await createEmployee(['User Access'], 'meadow-and-river-8')
	const demoted = await boss.client.call(usersApi.removeEmployee, { id, version, key: 'meadow-and-river-8' })
	expect(demoted.status).toBe(200)
	expect((await erase(email)).exit).toBe(0)
	const decisions = await itemsWith(`"employeeId":"${id}"`)
	expect(decisions.length).toBeGreaterThan(0)
	const proposals = decisions.filter(([key]) => key.startsWith(`APPLICATION#${waiting}`))
	expect(proposals.map(([key]) => key.split(/[ #]/)[2])).toEqual(['APPLICATION', 'FOLLOWUP'])
	for (const [key, item] of decisions) {
		expect(item, key).toContain('"name":"Former employee"')
		expect(item, key).not.toContain(`"name":"${firstName} ${lastName}"`)
	}
	const withName = await itemsWith(`${firstName} ${lastName}`)
	// The answers for a second try expire within a day.
	expect(withName.map(([key]) => key).filter((key) => !key.startsWith('ONCE#'))).toEqual([])
})

const ended = { ttl: Math.floor(Date.now() / 1000) - 60 }

const both = async (email: string) => [await exportOf(email), await erase(email)]

test('two verified accounts for one address are refused with what to do, and one that has ended is none', async () => {
	const { user } = await createPerson()
	const twin = { ...user, _id: randomUUID() }
	await code.transact(code.users.add(twin))
	for (const { exit, said } of await both(user.email)) {
		expect([exit, said]).toEqual([1, expect.stringContaining('We found 2 verified accounts')])
		for (const { _id } of [user, twin]) expect(said).toContain(`USER#${_id}  ${user.email}`)
		expect(said).toContain('docs/runbook.md says how to go on')
	}
	expect((await code.users.read(user._id))?.email).toBe(user.email)

	await code.transact(code.users.remove(twin, 'defect'))
	await code.transact(code.users.add(twin, ended))
	for (const { exit } of await both(user.email)) expect(exit).toBe(0)
	expect((await itemsWith(twin._id)).filter(([key]) => !key.startsWith('AUDIT#'))).toEqual([])
})

test('an account with another address is refused', async () => {
	const email = newEmail()
	const [{ user }, newsletter] = [await createPerson(), { firstName: 'Willow', lastName: 'Brook', email }]
	await new TestClient().call(newsletterApi.signup, newsletter)
	const [[, subscriber = ''] = []] = (await itemsWith(email)).filter(([key]) => key.startsWith('SUBSCRIBER#'))
	const foreign = { ...user, _id: String(JSON.parse(subscriber)._id) }
	await code.transact(code.users.add(foreign))
	for (const { exit, said } of await both(email)) {
		expect([exit, said]).toEqual([1, expect.stringContaining(`leads to an account with another email`)])
		expect(said).toContain(user.email)
	}
	expect((await code.users.read(user._id))?.email).toBe(user.email)
	await code.transact(code.users.remove(foreign, 'defect'))
})

test('an address that is the end or the beginning of another one leads to nothing of the other’s', async () => {
	const email = newEmail()
	const { user } = await createPerson()
	const others = [`jo${email}`, `a#${email}`, `jo.${email}`, `${email}.au`]
	const tokens: string[] = []
	for (const other of others) {
		tokens.push(await applyAs(new TestClient(), { email: other }))
		const account = { ...user, _id: randomUUID(), email: other }
		await code.transact(code.putAccount(account, 'no password'))
	}
	await applyAs(new TestClient(), { email })
	const theirs = async () =>
		new Map((await itemsWith(...others, ...tokens)).filter(([key]) => !/^(MAIL|OUTCOME|CHANGED)\b/.test(key)))
	const before = await theirs()
	expect([...before.keys()].filter((key) => key.startsWith('ONCE#')).length).toBeGreaterThan(0)
	expect((await erase(email)).exit).toBe(0)
	expect(await theirs()).toEqual(before)
})

test('taking a name out loses nothing that a colleague wrote since the table was read', async () => {
	const { takeNameOut } = await import('#functions/domain/erasing/erase-person.ts')
	const [former, colleague] = [await staff(), await staff()]
	const token = await applyAs(new TestClient())
	await respond(former.client, token)
	const stale = { ...(await code.getItem(code.applications.key(token))), ...code.applications.key(token) }
	const paid = { token, method: 'Check', date: paidOn, version: 1, key: 'meadow-and-river-7' } as const
	expect((await colleague.client.call(desk.recordPayment, paid)).status).toBe(200)
	await takeNameOut(stale, new Set([former.user._id]))
	const seen = await show(colleague.client, token)
	expect([seen.decision?.name, seen.payment?.method, seen.version]).toEqual(['Former employee', 'Check', 2])
})

/** The statistics hold no name of an erased person, so the test finds them by an amount that nobody else asked for. */
const someAmount = () => String(randomInt(10_000, 99_999))

const disorder = {
	bleedingDisorder: 'yes',
	bleedingDisorderType: 'Factor 13 Deficiency',
	bleedingDisorderRelationship: 'Self',
	bleedingDisorderSeverity: 'Severe',
	HTC: 'Riverside',
} as const

const isContactOf = async (amount: string) =>
	[...(await wholeTable())]
		.filter(([key, item]) => key.startsWith('PAST#') && JSON.parse(item).amount === Number(amount))
		.map(([, item]) => JSON.parse(item).isContact)

test('someone with three applications is one person in the statistics once erased, and no contact', async () => {
	const { user, client } = await createPerson()
	const { email } = user
	const lastName = newLastName()
	const amount = someAmount()
	const tokens: string[] = []
	for (const sender of [client, client, new TestClient()])
		tokens.push(await applyAs(sender, { ...disorder, email, lastName, amount }))
	const { client: colleague } = await staff()
	await respond(colleague, tokens[0] ?? '')
	await invoke('JobsStatistics')
	const said = await itemsWith(...tokens, email)
	const kinds = new Set(said.map(([key]) => key.match(/^\w+/)?.[0]))
	for (const kind of ['CONTACTS', 'CONTACTSEARCH']) expect(kinds).toContain(kind)

	const { exit, said: words } = await erase(email, '--token', tokens[2] ?? '')
	expect([exit, words]).toEqual([0, expect.stringContaining('are erased')])
	expect((await isContactOf(amount)).sort()).toEqual([false, false, true])
	const left = await itemsWith(user._id, email, ...tokens)
	expect(left.map(([key]) => key).filter((key) => !/^(AUDIT|THROTTLE)#/.test(key))).toEqual([])
})

test('someone whose address is in another member’s application is a contact again with the next count', async () => {
	const [{ user, client }, other] = [await createPerson(), await createPerson()]
	const [amount, lastName] = [someAmount(), newLastName()]
	await applyAs(client, { ...disorder, email: user.email, lastName, amount })
	await applyAs(other.client, { ...disorder, email: user.email, lastName })
	expect((await erase(user.email)).exit).toBe(0)
	expect(await isContactOf(amount)).toEqual([false])
	const counted = async () => {
		await invoke('JobsStatistics')
		return (await itemsWith(user.email)).filter(([key]) => key.startsWith('CONTACTS#all ')).length
	}
	// A count that another test began earlier may end after this one; the next count puts that right.
	await expect.poll(counted).toBe(1)
})
