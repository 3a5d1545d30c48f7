import { expect, test } from 'vitest'
import { paidOn } from '#infra/testing/application.ts'
import { createPerson } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { consoleApi } from '#shared/console/api.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { messages } from '#shared/messages.ts'
import { allowGuests, applyAs, key, respond, staff } from './applications.cloud.test.data.ts'

await allowGuests(true)
const { client: colleague, user } = await staff()

const unpaid = async () => {
	const { unpaid, unpaidDollars } = (await colleague.call(consoleApi.counts, {})).body
	return [Number(unpaid), Number(unpaidDollars)] as const
}
const pay = (token: string, changes = {}) =>
	colleague.call(desk.recordPayment, { token, method: 'Check', date: paidOn, key, ...changes })

test('a grant counts as unpaid until its payment is recorded, and again once that is removed', async () => {
	const { client: member } = await createPerson()
	const token = await applyAs(member)
	const [many, dollars] = await unpaid()
	await respond(colleague, token, { amount: 200 })
	expect(await unpaid()).toEqual([many + 1, dollars + 200])
	await respond(colleague, token, { amount: 150 })
	expect(await unpaid()).toEqual([many + 1, dollars + 150])

	const paid = await pay(token, { reference: '1042', version: 2 })
	expect(paid.body).toMatchObject({ message: sentences.paymentRecorded, application: { version: 3 } })
	expect(await unpaid()).toEqual([many, dollars])
	const corrected = await pay(token, { reference: '1043', version: 3 })
	expect(corrected.body.application?.payment).toMatchObject({
		method: 'Check',
		date: paidOn,
		reference: '1043',
		name: `${user.firstName} ${user.lastName}`,
	})
	expect(await unpaid()).toEqual([many, dollars])

	const mine = (await member.call(applicationsApi.mine, {})).body.applications?.[0]
	const { firstName, lastName } = persona
	const found = await new TestClient().call(applicationsApi.find, { firstName, lastName, token })
	for (const seen of [mine, found.body.application]) expect(seen?.payment).toEqual({ method: 'Check', date: paidOn })
	const [row] = (await colleague.call(desk.list, { q: token, limit: 1 })).body.applications ?? []
	expect(row?.payment).toEqual({ method: 'Check', date: paidOn })

	const changed = await respond(colleague, token, { status: 'Denied' })
	expect([changed.status, changed.body.message]).toEqual([400, sentences.paidAlready])
	expect((await colleague.call(desk.removePayment, { token, version: 4, key })).status).toBe(200)
	expect(await unpaid()).toEqual([many + 1, dollars + 150])
	expect((await respond(colleague, token, { status: 'Denied' })).status).toBe(200)
	expect(await unpaid()).toEqual([many, dollars])
})

test('only what was granted can be paid, by someone with the key who saw its last state', async () => {
	const token = await applyAs(new TestClient())
	const nothing = await pay(token)
	expect([nothing.status, nothing.body.message]).toEqual([400, sentences.nothingToPay])
	const noMoney = await respond(colleague, token, { amount: 0 })
	expect([noMoney.status, noMoney.body.errors]).toEqual([400, { amount: sentences.approvesNothing }])
	expect((await pay(token)).body.message).toBe(sentences.nothingToPay)
	await respond(colleague, token, { amount: 80 })
	const tomorrow = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10)
	expect((await pay(token, { date: tomorrow })).body.errors).toEqual({ date: sentences.paidInFuture })
	expect((await pay(token, { key: 'not the key' })).body.code).toBe('wrong-key')
	const both = await Promise.all([pay(token, { version: 1 }), pay(token, { version: 1, reference: '1044' })])
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
	const stale = await colleague.call(desk.removePayment, { token, version: 1, key })
	expect([stale.body.message, stale.body.fresh]).toMatchObject([messages.stale, { application: { version: 2 } }])
	expect((await pay(token, { date: dayOf(new Date()) })).status).toBe(200)
	expect((await colleague.call(desk.removePayment, { token, version: 3, key })).status).toBe(200)
	const again = await colleague.call(desk.removePayment, { token, version: 2, key })
	expect([again.status, again.body.fresh]).toMatchObject([409, { application: { version: 4 } }])
	await respond(colleague, token, { status: 'Denied' })
	const denied = await pay(token, { version: 4 })
	expect([denied.status, denied.body.fresh]).toMatchObject([409, { application: { status: 'Denied' } }])
	const none = await colleague.call(desk.removePayment, { token: await applyAs(new TestClient()), key })
	expect(none.body.message).toBe(sentences.notPaid)
})

test.each([
	['a year before the grant', -365, 200],
	['more than a year before the grant', -367, 400],
])('a payment of %s', async (_, days, status) => {
	const token = await applyAs(new TestClient())
	await respond(colleague, token, { amount: 80 })
	const paid = await pay(token, { date: addDays(dayOf(new Date()), days) })
	expect([paid.status, paid.body.errors]).toEqual([
		status,
		status === 200 ? undefined : { date: sentences.paidLongBefore },
	])
})

test('a payment that was recorded meanwhile is no colleague’s decision', async () => {
	const token = await applyAs(new TestClient())
	await respond(colleague, token, { amount: 80 })
	expect((await pay(token)).status).toBe(200)
	const late = await respond(colleague, token, { status: 'Denied', version: 1 })
	expect([late.status, late.body.message, late.body.fresh]).toMatchObject([
		409,
		sentences.paidAlready,
		{ application: { version: 2, payment: { method: 'Check' } } },
	])
	expect((await colleague.call(desk.removePayment, { token, key })).status).toBe(200)
	const unpaid = await respond(colleague, token, { status: 'Denied', version: 1 })
	expect([unpaid.status, unpaid.body.message]).toEqual([409, messages.stale])
	const beforeAll = await respond(colleague, token, { status: 'Denied', version: 0 })
	expect([beforeAll.status, beforeAll.body.message]).toEqual([409, sentences.decidedMeanwhile])
})

test('a correction can leave out whom it was paid to', async () => {
	const token = await applyAs(new TestClient())
	await respond(colleague, token, { amount: 80, payee: 'Larkspur Housing' })
	const payees = []
	for (const payee of [undefined, 'Alder Power', undefined, '']) {
		const { body } = await pay(token, payee === undefined ? {} : { payee })
		payees.push(body.application?.payment?.payee)
	}
	expect(payees).toEqual(['Larkspur Housing', 'Alder Power', 'Alder Power', undefined])
})

test('who gets a grant is named without a key, until it’s paid', async () => {
	const { client: member } = await createPerson()
	const token = await applyAs(member)
	const name = (payee: string, version?: number) =>
		colleague.call(desk.namePayee, { token, payee, ...(version !== undefined && { version }) })
	expect((await name('Harbor Gas')).body).toMatchObject({ message: sentences.nothingToPay })
	await respond(colleague, token, { amount: 200 })
	expect((await name('Harbor Gas', 1)).body.application).toMatchObject({
		version: 2,
		decision: { payee: 'Harbor Gas' },
	})
	const stale = await name('City Water', 1)
	expect([stale.status, stale.body.message]).toEqual([409, messages.stale])
	expect((await name('', 2)).body.application?.decision?.payee).toBeUndefined()
	expect((await name('Harbor Gas', 3)).status).toBe(200)
	const { body } = await pay(token)
	expect(body.application?.payment?.payee).toBe('Harbor Gas')
	expect((await name('City Water')).body).toMatchObject({ message: sentences.nothingToPay })
	const shown = (await colleague.call(desk.show, { token })).body.application
	expect([shown?.decision?.payee, shown?.history[0]?.payee]).toEqual(['Harbor Gas', undefined])
})
