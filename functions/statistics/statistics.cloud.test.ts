import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { storedApplication } from '#infra/testing/application.ts'
import { afterMail, eventually } from '#infra/testing/eventually.ts'
import { createEmployee, newEmail, newLastName } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import type { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { addDays } from '#shared/dates.ts'
import { statisticsApi } from '#shared/statistics/api.ts'
import { statisticsSentences } from '#shared/statistics/schema.ts'

const employee = () => createEmployee(['Application Access'])

/** An application of a day that no other test uses, from a place that none comes from. */
async function counted(changes: Partial<Parameters<typeof storedApplication>[0]> = {}) {
	const code = await tableCode(cloud)
	const { putApplication } = await import('#functions/domain/applications/table.ts')
	const day = addDays('2018-01-01', randomInt(700))
	const application = storedApplication({
		token: `BTG-${newEmail().slice(1, 9).toUpperCase()}`,
		lastName: newLastName(),
		issuedOn: `${day}T18:00:00.000Z`,
		state: 'AS',
		bleedingDisorder: true,
		bleedingDisorderType: 'Factor 12 Deficiency',
		bleedingDisorderRelationship: 'Self',
		bleedingDisorderSeverity: 'N/A',
		...changes,
	})
	await code.transact(putApplication(application))
	return { day, application }
}

/**
 * Counts until the expectation holds. A count may take longer than a request can wait, and journeys count at the same
 * time: what someone reads meanwhile may be half of one count and half of the next.
 */
function afterCount(client: TestClient, expectation: () => Promise<void>) {
	const began = new Date().toISOString()
	return afterMail(async () => {
		await client.call(statisticsApi.refresh, {})
		const { body } = await client.call(statisticsApi.general, { period: '2018' })
		expect((body.asOf ?? '') >= began, 'it was counted').toBe(true)
		await expectation()
	})
}

test('a refresh starts the count and answers when its figures are there', async () => {
	const { client } = await employee()
	const { day } = await counted({
		status: 'Approved',
		amountApproved: 180,
		decision: {
			status: 'Approved',
			amount: 180,
			message: '',
			emailed: false,
			name: persona.firstName,
			employeeId: 'someone',
			date: '2019-12-30T18:00:00.000Z',
		},
	})
	const refreshed = await client.call(statisticsApi.refresh, {})
	const look = () => client.call(statisticsApi.general, { period: day })
	// On a busy machine the count takes longer than a request can wait.
	if (refreshed.body.message === statisticsSentences.stillCounting)
		await eventually('The figures are counted', async () => (await look()).body.figures?.applications || undefined)
	else expect([refreshed.status, refreshed.body.message]).toEqual([200, statisticsSentences.refreshed])
	const { body } = await look()
	expect(body.figures).toMatchObject({ applications: 1, late: 1, states: { AS: 1 } })
	expect(body.asOf).toBeTruthy()
	expect([body.years, body.months, body.days].flat()).toEqual(
		expect.arrayContaining([day.slice(0, 4), day.slice(0, 7), day]),
	)
	const decided = await client.call(statisticsApi.general, { period: '2019-12' })
	const part = decided.body.parts?.find(({ period }) => period === '2019-12-30')
	expect(part?.figures).toMatchObject({ approvalRate: 100, types: { Utility: expect.any(Number) } })
})

test('numbers that a client sends are ignored, and the record is built from the snapshot', async () => {
	const { client } = await employee()
	const { application } = await counted()
	const sent = await client.call(statisticsApi.update, { updatedStats: { fac12: { Patients: { count: 999 } } } })
	expect(sent.status).toBe(200)
	// A refresh would count what these numbers replaced, so only the sent request may have started the count.
	await afterMail(async () => {
		const { body } = await client.call(statisticsApi.bleedingDisorder, {})
		const group = body.statistics?.fac12.Patients
		expect([body.existingEntry, group?.count]).toEqual([true, group?.contacts?.length])
		expect(group?.severities['N/A']?.contacts?.map(({ email }) => email)).toContain(application.email)
	})
	const short = await client.call(statisticsApi.bleedingDisorder, { contacts: 'no' })
	expect(JSON.stringify(short.body)).not.toContain(application.email)
})

test('contacts are found by state and by the start of a name or email, and every look is in the audit trail', async () => {
	const { client, user } = await employee()
	const { day, application } = await counted()
	await afterCount(client, async () => {
		const { body } = await client.call(statisticsApi.general, { period: day })
		expect(body.figures).toMatchObject({ states: { AS: 1 } })
	})
	const inState = await client.call(statisticsApi.contacts, { disorder: 'fac12', state: 'AS', limit: 100 })
	const emails = (rows: { email: string }[] = []) => rows.map(({ email }) => email)
	expect(emails(inState.body.contacts)).toContain(application.email)
	const { email } = application
	const found = await client.call(statisticsApi.contacts, { disorder: 'fac12', q: email.slice(0, 12).toUpperCase() })
	expect(emails(found.body.contacts)).toEqual([email])
	const elsewhere = await client.call(statisticsApi.contacts, { disorder: 'hemoA', q: email })
	expect(elsewhere.body.contacts).toEqual([])
	const looks = [...(await itemsOf('AUDIT#bleeding disorder contacts')).values()].filter((item) =>
		item.includes(user._id),
	)
	expect(looks).toHaveLength(3)
})
