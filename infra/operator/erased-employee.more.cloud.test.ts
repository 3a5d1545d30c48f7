import { randomInt } from 'node:crypto'
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
import type { UserRecord } from '#shared/account/user.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { usersApi } from '#shared/users/api.ts'
import { request } from '../testing/in-process.ts'
import { createEmployee, createPerson } from '../testing/people.ts'
import { TestClient } from '../testing/test-client.ts'
import { itemsWith } from './neighbors.cloud.test.data.ts'
import { command } from './person.cloud.test.data.ts'

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
