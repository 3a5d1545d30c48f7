import { randomInt } from 'node:crypto'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
	allowGuests,
	applyAs,
	code,
	key,
	respond,
	staff,
	table,
} from '#functions/applications/applications.cloud.test.data.ts'
import { proposalStep } from '#functions/domain/applications/table.ts'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { anew } from '#infra/testing/test-client.ts'
import { accountApi } from '#shared/account/api.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { eventsApi } from '#shared/events/api.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { reportsApi } from '#shared/reports/api.ts'
import { usersApi } from '#shared/users/api.ts'
import { createEvent } from '../testing/events.ts'
import { request } from '../testing/in-process.ts'
import { createEmployee, createPerson, mailTo, newcomer, newEmail } from '../testing/people.ts'
import { wholeTable } from '../testing/table-dump.ts'
import { TestClient } from '../testing/test-client.ts'
import { itemsWith } from './neighbors.cloud.test.data.ts'
import { command, versions } from './person.cloud.test.data.ts'

// The deployed function sends the mail of a decision at once. This one waits, so that the decision can be taken back.
process.env.DECISION_MAIL_SECONDS = '60'
const { handler } = await import('#functions/applications/handler.ts')

/** Someone who did everything that a person can do here. */
async function everythingOf() {
	// The statistics hold no name of an erased person, so the test finds them by an amount that nobody else asked for.
	const amount = randomInt(10_000, 99_999)
	await allowGuests(true)
	const { user, client } = await createPerson()
	const { email, firstName, lastName } = user
	const colleague = await staff()
	const file = await upload(client, 'bill.pdf', pdf)
	const sent = await applyAs(client, {
		email,
		attachments: [file],
		details: `Details of ${email}`,
		amount: String(amount),
	})
	const asGuest = await applyAs(new TestClient(), { email, details: 'Sent without signing in.' })
	await respond(colleague.client, sent, { emailApplicant: 'yes', amount: 4321 })
	await mailTo(email, /Approved|approved/)
	await colleague.client.call(applicationsStaffApi.addNote, { token: sent, note: `A note about ${email}.` })
	await client.call(newsletterApi.signup, { firstName, lastName, email })
	await new TestClient().call(reportsApi.report, { type: 'Technical', description: 'A white page.', email })
	const unsent = await upload(client, 'unsent.pdf', pdf)
	const event = await createEvent({ capacity: 1 })
	await client.call(eventsApi.attend, { id: event._id, firstName, lastName, email })
	return { user, email, sent, asGuest, amount, files: [file, unsent], event }
}

test('an export has everything about a person as text, as JSON and as files, and no secret', async () => {
	const { email, user, sent, asGuest, amount, files } = await everythingOf()
	const folder = await mkdtemp(join(tmpdir(), 'person-'))
	const { exit, said } = await command({ args: ['export', email.toUpperCase(), '--folder', folder] })
	expect([exit, said]).toEqual([0, expect.stringContaining(`2 files are in ${folder}`)])
	const json = await readFile(join(folder, 'data.json'), 'utf8')
	const data: Record<string, unknown[]> = JSON.parse(json)
	expect(Object.keys(data)).toEqual(
		expect.arrayContaining(['Account', 'Applications', 'Emails from us', 'Newsletter', 'Reports', 'Audit trail']),
	)
	expect([said, json].map((text) => text.includes(asGuest))).toEqual([true, false])
	expect(json).not.toContain('Sent without signing in.')
	for (const known of [sent, user._id, `A note about ${email}.`, 'A white page.', String(amount)])
		expect(json).toContain(known)
	expect(json).not.toMatch(/passwordHash|argon2|"hash"/)
	const overview = await readFile(join(folder, 'overview.txt'), 'utf8')
	expect(overview).toContain(`details: Details of ${email}`)
	const copied = await readdir(join(folder, 'files'))
	expect(copied.sort()).toEqual([`${files[0]}-bill.pdf`, `${files[1]}-unsent.pdf`].sort())
	expect(await readFile(join(folder, 'files', copied[0] ?? ''))).toEqual(pdf)

	const proven = (token: string) => command({ args: ['export', email, '--token', token, '--folder', folder] })
	expect((await proven(sent)).said).toContain(`No guest sent ${sent} with ${email}`)
	expect((await proven(asGuest)).exit).toBe(0)
	expect(await readFile(join(folder, 'data.json'), 'utf8')).toContain('Sent without signing in.')
})

test('an erased person is nowhere but in the audit trail, and can sign up anew', async () => {
	const { email, user, sent, asGuest, amount, files, event } = await everythingOf()
	const bystander = await createPerson()
	const theirs = await applyAs(bystander.client, { email })

	expect((await command({ args: ['erase', email], typed: newEmail() })).said).toContain('Nothing was erased.')
	expect(await versions(files[0] ?? '')).toBe(1)
	const { exit, said } = await command({ args: ['erase', email, '--token', asGuest], typed: email })
	expect([exit, said]).toEqual([0, expect.stringContaining('2 versions of files are erased')])

	const left = await itemsWith(email, user._id, sent, asGuest, ...files)
	// The record of a file that was never sent stays for the sweeper, and says nothing about them.
	const aside = left.filter(([key]) => !/^(AUDIT|UPLOADS)#/.test(key))
	const uploads = left.filter(([key]) => key.startsWith('UPLOADS#')).map(([, item]) => JSON.parse(item))
	expect(uploads).toMatchObject([{ name: '', owner: 'nobody', sweeping: true }])
	// An application of someone else that names the address stays, and the operator is told.
	expect(aside.filter(([, item]) => !item.includes(theirs)).map(([key]) => key)).toEqual([])
	expect(said).toContain(`APPLICATION#${theirs} APPLICATION`)
	expect(left.filter(([key, item]) => key.startsWith('AUDIT#') && item.includes(email))).toEqual([])
	for (const file of files) expect(await versions(file)).toBe(0)

	const past = [...(await wholeTable())].filter(
		([key, item]) => key.startsWith('PAST#') && JSON.parse(item).amount === amount,
	)
	expect(past.map(([, item]) => JSON.parse(item))).toEqual([
		expect.objectContaining({
			status: 'Approved',
			amountApproved: 4321,
			state: 'AL',
			// The bystander's application has the address too, so statistics don't lose a person.
			isContact: false,
		}),
	])

	// The erased person's place at a coming event is free again.
	const place = { id: event._id, firstName: 'Willow', lastName: 'Brook', email: newEmail() }
	expect((await new TestClient().call(eventsApi.attend, place)).status).toBe(200)

	const again = await new TestClient().call(accountApi.signup, newcomer(email), anew())
	expect(again.status).toBe(200)
	expect((await command({ args: ['export', newEmail()] })).said).toContain('We keep nothing about')
})

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
	await request(handler, applicationsStaffApi.respond, { payload: decision, cookie })
	const back = await request(handler, applicationsStaffApi.takeBack, { payload: { token: decided }, cookie })
	expect(back.status).toBe(200)
	const asked = await applyAs(new TestClient())
	await other.client.call(applicationsStaffApi.ask, { token: asked, things: ['bill'], key })
	const added = await other.client.call(applicationsStaffApi.addNote, { token: asked, note: 'Call back.' })
	const remove = [added.body.notes?.[0]?._id ?? '']
	expect((await client.call(applicationsStaffApi.deleteNotes, { token: asked, remove })).status).toBe(200)
	const attachments = [await upload(client, 'bill.pdf', pdf)]
	expect((await client.call(applicationsStaffApi.addAttachments, { token: asked, attachments })).status).toBe(200)
}

test('an employee is not erased before they are a member, and their name leaves what they wrote', async () => {
	const colleague = await staff(`Aspen${randomInt(1_000_000, 9_999_999)}`)
	const { client } = await createPerson()
	const token = await applyAs(client)
	await respond(colleague.client, token)
	await everythingWithAName(colleague.client)
	const { email, _id: id, version, firstName, lastName } = colleague.user
	const waiting = await proposed(await applyAs(client), colleague.user)
	expect((await colleague.client.call(applicationsStaffApi.take, { token: waiting, take: 'yes' })).status).toBe(200)
	expect((await command({ args: ['erase', email], typed: email })).said).toContain('Make them a member first')
	const boss = await createEmployee(['User Access'], 'meadow-and-river-8')
	const demoted = await boss.client.call(usersApi.removeEmployee, { id, version, key: 'meadow-and-river-8' })
	expect(demoted.status).toBe(200)
	expect((await command({ args: ['erase', email], typed: email })).exit).toBe(0)
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
