import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { applicationForm } from '#infra/testing/application.ts'
import { callsFor } from '#infra/testing/aws-calls.ts'
import { afterMail } from '#infra/testing/eventually.ts'
import { request } from '#infra/testing/in-process.ts'
import { createPerson, newEmail, newLastName } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsExamples } from '#shared/applications/examples.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { allowGuests, key, show, staff } from './applications.cloud.test.data.ts'

const { handler } = await import('./handler.ts')

/** The golden file holds the fewest possible calls, and one read of each attached file. */
test('each flow succeeds, and makes the calls of the golden file', async () => {
	await allowGuests(true)
	const { client: member, user } = await createPerson()
	const { client: colleague } = await staff()
	const flows: string[] = []
	const flow = async (name: string, endpoint: Endpoint, payload: unknown, by: TestClient) => {
		const headers = anew()
		const { result, calls } = await callsFor(() => request(handler, endpoint, { payload, cookie: by.cookie, headers }))
		expect(result.status, `${name} ${result.text}`).toBe(200)
		// Calls that run side by side come in any order.
		flows.push(`${name}: ${calls.toSorted().join(', ')}`)
		return result.body
	}
	const bill = await upload(member, 'bill.pdf', pdf)
	// A search that fills a page with others of the name makes a call less.
	const { firstName } = persona
	const lastName = newLastName()
	const { token } = await flow(
		'submit',
		applicationsApi.apply,
		applicationForm({ email: user.email, lastName }),
		member,
	)
	await flow('submit as a guest', applicationsApi.apply, applicationForm({ email: newEmail() }), new TestClient())
	await flow('submit with a file', applicationsApi.apply, applicationForm({ attachments: [bill] }), member)
	await flow('find', applicationsApi.find, { firstName, lastName, token }, new TestClient())
	await flow('own applications', applicationsApi.mine, {}, member)
	const saving = { ...applicationsExamples.saveDraft, owner: user._id }
	await flow('save a draft', applicationsApi.saveDraft, saving, member)
	await flow('go on with a draft', applicationsApi.draft, {}, member)
	await flow('staff list', desk.list, { limit: 50 }, colleague)
	await flow('staff list of one status', desk.list, { limit: 50, status: 'Pending' }, colleague)
	await flow('search by token', desk.list, { limit: 50, q: token }, colleague)
	await flow('search by name', desk.list, { limit: 50, q: `${firstName} ${lastName}` }, colleague)
	await flow('detail', desk.show, { token }, colleague)
	const response = { token, message: 'Yes.', emailApplicant: true, key }
	await flow('deny', desk.respond, { ...response, status: 'Denied', version: 0 }, colleague)
	// While a decision's mail is being sent, no other decision is taken.
	await afterMail(async () =>
		expect((await show(colleague, token)).delivery?.lastMail).toMatchObject({ state: 'sent' }),
	)
	await flow('approve', desk.respond, { ...response, status: 'Approved', amount: 9, version: 1 }, colleague)
	await flow('note', desk.addNote, { token, note: 'Called back.' }, colleague)
	const golden = new URL('./calls.golden.snap', import.meta.url)
	await expect(`${flows.join('\n')}\n`).toMatchFileSnapshot(fileURLToPath(golden))
})
