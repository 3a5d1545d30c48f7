import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signInAs } from '#infra/testing/actors.ts'
import { actors } from '#infra/testing/api/access.test.data.ts'
import { applicationForm } from '#infra/testing/application.ts'
import { request } from '#infra/testing/in-process.ts'
import { queuedTo } from '#infra/testing/outbox.ts'
import { createPerson, newEmail } from '#infra/testing/people.ts'
import { accountApi } from '#shared/account/api.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { ApplicationRecord } from '#shared/applications/records.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { messages } from '#shared/messages.ts'
import { code, key, table } from './applications.cloud.test.data.ts'

const { handler } = await import('./handler.ts')

/** The gate takes a sample, and `npm run test:all` repeats it more often. */
const [times, rounds] = process.env.TEST_ALL ? [20, 100] : [4, 12]

test(`fifty times the same application at once, ${times} times over: one application, one mail, one answer each`, async () => {
	const { client, user } = await createPerson()
	const emails = Array.from({ length: times }, newEmail)
	for (const email of emails) {
		const payload = applicationForm({ email })
		const headers = { 'idempotency-key': randomUUID() }
		const send = () => request(handler, applicationsApi.apply, { payload, cookie: client.cookie, headers })
		const answers = await Promise.all(Array.from({ length: 50 }, send))
		expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
		expect(answers[0]?.status).toBe(200)
		const changed = { payload: { ...payload, amount: 9 }, cookie: client.cookie, headers }
		const { status, body } = await request(handler, applicationsApi.apply, changed)
		expect([status, body.message]).toEqual([422, messages.otherBody])
	}
	const { applications } = await table.readApplicationsOf(user._id, { limit: 100 })
	expect(applications.map(({ email }) => email)).toEqual(emails.toReversed())
	const { applicationTokens } = (await client.call(accountApi.currentUser, {})).body
	expect(applicationTokens).toHaveLength(times)
	const mails = await queuedTo(...emails)
	expect(mails.map(({ to }) => to).sort()).toEqual(emails.toSorted())
})

test('if two employees decide at once, one wins, the other sees the decision, and the sums are right', async () => {
	const { user, client } = await createPerson()
	const able = actors['an employee with Application Access'] ?? expect.unreachable()
	const [one, other] = [await signInAs(able, key), await signInAs(able, key)]
	const email = newEmail()
	let sum = 0
	for (let round = 0; round < rounds; round++) {
		const token =
			`BTG-${randomUUID().slice(0, 4)}-${String(round).padStart(4, '0')}-PPPP-${randomUUID().slice(0, 4)}`.toUpperCase()
		const application = ApplicationRecord.parse({
			...applicationForm({ email, birthday: '1990-04-23' }),
			token,
			status: 'Pending',
			applicantID: user._id,
			issuedOn: new Date(Date.now() - round).toISOString(),
		})
		await code.transact(table.putApplication({ ...application, ...table.sentBy(user), attachments: [] }))
		const decide = (cookie: string, amount: number) =>
			request(handler, desk.respond, {
				payload: { token, status: 'Approved', amount, message: 'Yes.', emailApplicant: true, version: 0, key },
				cookie,
			})
		const answers = await Promise.all([decide(one.cookie, 100), decide(other.cookie, 7)])
		expect(answers.map(({ status }) => status).toSorted(), answers[0]?.text).toEqual([200, 409])
		const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
		const granted = won?.body.application.amountApproved
		expect([100, 7]).toContain(granted)
		expect(lost?.body.fresh.application).toMatchObject({ amountApproved: granted, version: 1, status: 'Approved' })
		sum += granted
	}
	expect((await client.call(accountApi.currentUser, {})).body.assistanceRecieved).toBe(sum)
	expect(await queuedTo(email)).toHaveLength(rounds)
	const { applications } = await table.readApplicationsOf(user._id, { limit: 100 })
	expect(applications.map(({ status, version }) => `${status} ${version}`)).toEqual(Array(rounds).fill('Approved 1'))
})
