import { randomInt } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allowGuests, applyAs, respond, staff } from '#functions/applications/applications.cloud.test.data.ts'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { anew } from '#infra/testing/test-client.ts'
import { accountApi } from '#shared/account/api.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { eventsApi } from '#shared/events/api.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { reportsApi } from '#shared/reports/api.ts'
import { createEvent } from '../testing/events.ts'
import { createPerson, mailTo, newcomer, newEmail } from '../testing/people.ts'
import { persona } from '../testing/persona.ts'
import { wholeTable } from '../testing/table-dump.ts'
import { TestClient } from '../testing/test-client.ts'
import { itemsWith } from './neighbors.cloud.test.data.ts'
import { command, erase, exportOf, versions } from './person.cloud.test.data.ts'

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
		helper: { name: 'Aspen Hill', relation: 'friend', email: newEmail(), writeTo: 'both', theyKnow: 'yes' },
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
	const { exit, said, folder, read } = await exportOf(email.toUpperCase())
	expect([exit, said]).toEqual([0, expect.stringContaining(`2 files are in ${folder}`)])
	const json = await read('data.json')
	const data: Record<string, unknown[]> = JSON.parse(json)
	expect(Object.keys(data)).toEqual(
		expect.arrayContaining(['Account', 'Applications', 'Emails from us', 'Newsletter', 'Reports', 'Audit trail']),
	)
	expect([said, json].map((text) => text.includes(asGuest))).toEqual([true, false])
	expect(json).not.toContain('Sent without signing in.')
	for (const known of [sent, user._id, `A note about ${email}.`, 'A white page.', String(amount)])
		expect(json).toContain(known)
	expect(json).not.toMatch(/passwordHash|argon2|"hash"/)
	const overview = await read('overview.txt')
	expect(overview).toContain(`details: Details of ${email}`)
	const copied = await readdir(join(folder, 'files'))
	expect(copied.sort()).toEqual([`${files[0]}-bill.pdf`, `${files[1]}-unsent.pdf`].sort())
	expect(await readFile(join(folder, 'files', copied[0] ?? ''))).toEqual(pdf)

	const proven = (token: string) => command({ args: ['export', email, '--token', token, '--folder', folder] })
	expect((await proven(sent)).said).toContain(`No guest sent ${sent} with ${email}`)
	expect((await proven(asGuest)).exit).toBe(0)
	expect(await read('data.json')).toContain('Sent without signing in.')
})

test('an erased person is nowhere but in the audit trail, and can sign up anew', async () => {
	const { email, user, sent, asGuest, amount, files, event } = await everythingOf()
	const bystander = await createPerson()
	const theirs = await applyAs(bystander.client, { email })

	expect((await command({ args: ['erase', email], typed: newEmail() })).said).toContain('Nothing was erased.')
	expect(await versions(files[0] ?? '')).toBe(1)
	const { exit, said } = await erase(email, '--token', asGuest)
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

test('who helped someone is told a first name and a day, and leaves the application when they’re erased', async () => {
	const { client, user } = await createPerson()
	const name = `Aspen ${user.lastName}`
	const helper = { name, relation: 'professional', email: user.email, writeTo: 'both', theyKnow: 'yes' } as const
	const who = { firstName: 'Juniper', email: newEmail() }
	const token = await applyAs(client, { ...who, helper })
	await mailTo(user.email, /Thank you for helping/)
	const json = await (await exportOf(user.email)).read('data.json')
	expect(JSON.parse(json)['Sent for others']).toEqual([
		{ firstName: who.firstName, sentOn: expect.stringMatching(/^20[\d-]{8}$/) },
	])
	for (const secret of [token, who.email, persona.illness]) expect(json).not.toContain(secret)
	expect((await erase(user.email)).exit).toBe(0)
	expect(await itemsWith(user.email, name)).toEqual([])
	const kept = new Map(await itemsWith(who.email)).get(`APPLICATION#${token} APPLICATION`) ?? '{}'
	expect(JSON.parse(kept)).toMatchObject({ status: 'Pending', helper: { name: '' } })
})
