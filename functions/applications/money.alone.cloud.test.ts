import { expect, test } from 'vitest'
import { newToken } from '#functions/platform/ids.ts'
import { storedApplication } from '#infra/testing/application.ts'
import { createPerson, newLastName } from '#infra/testing/people.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { dayOf } from '#shared/dates.ts'
import type { Payload } from '#shared/endpoint.ts'
import { applyAs, code, key, respond, show, staff, table } from './applications.cloud.test.data.ts'

const { client: colleague, user } = await staff()
const today = dayOf(new Date())
const year = today.slice(0, 4)

const toPay = { view: 'to-pay', order: 'granted', direction: 'up' } as const

const money = async (asked: Partial<Payload<typeof desk.grants>> = {}) => {
	const { status, body, text } = await colleague.call(desk.grants, { ...toPay, ...asked })
	if (!body.grants) throw new Error(`Not listed: ${status} ${text}`)
	return body
}
const tokensOf = ({ grants = [] }: Partial<Awaited<ReturnType<typeof money>>>) => grants.map(({ token }) => token)

/** Approved today, as the table holds it. A search for the last name finds it alone. */
async function granted(lastName: string, changes: Partial<Parameters<typeof storedApplication>[0]>) {
	const decision = { status: 'Approved', message: '', amount: 60, emailed: false } as const
	const made = storedApplication({
		token: newToken(),
		lastName,
		status: 'Approved',
		amountApproved: 60,
		issuedOn: `${today}T18:00:00.000Z`,
		decision: { ...decision, name: 'Hazel', employeeId: 'hazel', date: `${today}T18:00:00.000Z` },
		...changes,
	})
	mayNotBeLogged(cloud, made.token)
	await code.transact(table.putApplication(made))
	return made.token
}

const pay = (token: string, changes = {}) =>
	colleague.call(desk.recordPayment, { token, method: 'Check', date: today, key, ...changes })

test('a grant is to pay with its payee, then paid, and to pay again once the payment is removed', async () => {
	const { client: member } = await createPerson()
	const token = await applyAs(member)
	const before = await money()
	await respond(colleague, token, { amount: 315, payee: 'Larkspur Housing' })
	const after = await money({ q: token })
	expect(after.grants).toMatchObject([
		{ token, amount: 315, payee: 'Larkspur Housing', type: 'Utility', method: 'Bill Payment', version: 1 },
	])
	expect(after.grants?.[0]).not.toHaveProperty('payment')
	expect(after.found).toEqual({ many: 1, dollars: 315 })
	const more = (sum: { many: number; dollars: number } | undefined, by: 1 | 0 | -1) => ({
		many: Number(sum?.many) + by,
		dollars: Number(sum?.dollars) + by * 315,
	})
	expect(after.totals).toMatchObject({
		from: `${year}-01`,
		granted: more(before.totals?.granted, 1),
		toPay: more(before.totals?.toPay, 1),
		paidOut: before.totals?.paidOut,
		earlier: before.totals?.earlier,
	})
	expect((await pay(token, { reference: '1042' })).status).toBe(200)
	expect(tokensOf(await money({ q: token }))).toEqual([])
	const paid = await money({ view: 'paid', year, q: token })
	expect(paid.grants).toMatchObject([{ token, payment: { method: 'Check', reference: '1042' } }])
	expect(tokensOf(await money({ view: 'paid', year: 'this', q: token }))).toEqual([token])
	expect(paid.totals).toMatchObject({
		granted: more(before.totals?.granted, 1),
		toPay: before.totals?.toPay,
		paidOut: more(before.totals?.paidOut, 1),
	})
	expect((await show(colleague, token)).payments).toMatchObject([{ what: 'recorded', payee: 'Larkspur Housing' }])
	const [one, next] = [await money({ view: 'all', limit: 1 }), await money({ view: 'all', limit: 2 })]
	const second = await money({ view: 'all', limit: 1, cursor: one.next ?? '' })
	expect(tokensOf(next)).toEqual([...tokensOf(one), ...tokensOf(second)])
	const everything = { view: 'all', order: 'granted', direction: 'down' } as const
	const file = await colleague.call(desk.downloadGrants, { ...everything, key })
	expect(tokensOf(file.body)).toContain(token)
	const removed = await colleague.call(desk.removePayment, { token, version: 2, key })
	expect(removed.status).toBe(200)
	expect(tokensOf(await money({ q: token }))).toEqual([token])
	await respond(colleague, token, { status: 'Denied', payee: 'Larkspur Housing' })
	expect(tokensOf(await money({ view: 'all', q: token }))).toEqual([])
	expect((await show(colleague, token)).decision).not.toHaveProperty('payee')
})

test('until the email leaves, the list says when, and one’s own grant is in the sums alone', async () => {
	const lastName = newLastName()
	const until = new Date(Date.now() + 3_600_000).toISOString()
	const held = { mail: 'm1', decisionId: 'd1', until, former: { status: 'Pending' } } as const
	const token = await granted(lastName, { held })
	expect((await money({ q: lastName })).grants).toMatchObject([{ token, heldUntil: until }])
	expect((await pay(token)).status).toBe(400)
	const own = await applyAs(colleague)
	const { client: other } = await staff()
	const before = await money()
	await respond(other, own, { amount: 45 })
	const after = await money()
	expect(tokensOf(await money({ q: own }))).toEqual([])
	expect(after.totals?.granted.dollars).toBe(Number(before.totals?.granted.dollars) + 45)
	expect(after.found).toEqual(before.found)
	expect(user.clientSidePermissions).toContain('Application Access')
})

test('a grant that was sent with an employee’s address is for a colleague to pay', async () => {
	const lastName = newLastName()
	const token = await granted(lastName, { email: user.email })
	expect((await money({ q: lastName })).grants).toMatchObject([{ token, forColleague: true }])
	expect((await pay(token)).status).toBe(403)
	const { client: other } = await staff()
	const { grants = [] } = (await other.call(desk.grants, { ...toPay, q: lastName })).body
	expect(grants.map(({ forColleague }) => forColleague)).toEqual([undefined])
})
