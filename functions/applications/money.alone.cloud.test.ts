import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newToken } from '#functions/platform/ids.ts'
import { storedApplication } from '#infra/testing/application.ts'
import { createPerson, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { moneyApi } from '#shared/applications/money-api.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { dayOf } from '#shared/dates.ts'
import type { Payload } from '#shared/endpoint.ts'
import { applyAs, code, key, respond, show, staff, table } from './applications.cloud.test.data.ts'

const { client: colleague, user } = await staff()
const today = dayOf(new Date())
const year = today.slice(0, 4)
const lastYear = String(Number(year) - 1)

const toPay = { view: 'to-pay', order: 'granted', direction: 'up' } as const

const money = async (asked: Partial<Payload<typeof moneyApi.grants>> = {}) => {
	const { status, body, text } = await colleague.call(moneyApi.grants, { ...toPay, ...asked })
	if (!body.grants) throw new Error(`Not listed: ${status} ${text}`)
	return body
}
const tokensOf = ({ grants = [] }: Partial<Awaited<ReturnType<typeof money>>>) => grants.map(({ token }) => token)

/** A name that no other run has. */
const unique = (name: string) => `${name}${randomUUID().replace(/[^a-f]/g, '')}`

type Stored = Parameters<typeof storedApplication>[0]

/** Approved on a day, as the table holds it. A search for the last name finds these alone. */
async function granted(lastName: string, amounts: readonly number[], day = today, changes: Partial<Stored> = {}) {
	const made = amounts.map((amount, at) =>
		storedApplication({
			token: newToken(),
			lastName,
			email: newEmail(),
			status: 'Approved',
			amountApproved: amount,
			issuedOn: new Date(Date.now() - 60_000 * at).toISOString(),
			decision: {
				status: 'Approved',
				message: '',
				amount,
				emailed: false,
				name: 'Hazel',
				employeeId: 'hazel',
				date: `${day}T18:00:0${at}.000Z`,
			},
			...changes,
		}),
	)
	for (const one of made) {
		mayNotBeLogged(cloud, one.token)
		await code.transact(table.putApplication(one))
	}
	return made.map(({ token }) => token)
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
		year,
		granted: more(before.totals?.granted, 1),
		toPay: more(before.totals?.toPay, 1),
		paid: before.totals?.paid,
		earlier: before.totals?.earlier,
	})
	expect((await pay(token, { reference: '1042' })).status).toBe(200)
	expect(tokensOf(await money({ q: token }))).toEqual([])
	const paid = await money({ view: 'paid', year, q: token })
	expect(paid.grants).toMatchObject([{ token, payment: { method: 'Check', reference: '1042' } }])
	expect(paid.totals).toMatchObject({
		granted: more(before.totals?.granted, 1),
		toPay: before.totals?.toPay,
		paid: more(before.totals?.paid, 1),
	})
	expect((await show(colleague, token)).payments).toMatchObject([{ what: 'recorded', payee: 'Larkspur Housing' }])
	const removed = await colleague.call(desk.removePayment, { token, version: 2, key })
	expect(removed.status).toBe(200)
	expect(tokensOf(await money({ q: token }))).toEqual([token])
	await respond(colleague, token, { status: 'Denied', payee: 'Larkspur Housing' })
	expect(tokensOf(await money({ view: 'all', q: token }))).toEqual([])
	expect((await show(colleague, token)).decision).not.toHaveProperty('payee')
})

test('the payee can be given with the payment, and applicants see neither payee', async () => {
	const { client: member } = await createPerson()
	const token = await applyAs(member)
	await respond(colleague, token, { amount: 80 })
	const payee = unique('Copperfield')
	await pay(token, { payee })
	expect((await money({ view: 'all', q: payee })).grants?.[0]).toMatchObject({ token, payee })
	const { text } = await member.call(applicationsApi.mine, {})
	expect(text).toContain(token)
	expect(text).not.toContain('Copperfield')
})

test('the order and the pages are of all that is found, and the sum is of all of it', async () => {
	const lastName = unique('Moneypages')
	const tokens = await granted(lastName, [30, 500, 70, 70])
	const asked = { q: lastName, order: 'amount', direction: 'down', limit: 2 } as const
	const first = await money(asked)
	expect([first.found, first.grants?.map(({ amount }) => amount)]).toEqual([{ many: 4, dollars: 670 }, [500, 70]])
	// A grant that was paid meanwhile leaves no gap in the next page.
	const [, last = ''] = tokensOf(first)
	await pay(last)
	const second = await money({ ...asked, cursor: first.next ?? '' })
	expect(second.next).toBeUndefined()
	expect([...tokensOf(first), ...tokensOf(second)].sort()).toEqual([...tokens].sort())
	const foreign = await colleague.call(moneyApi.grants, { ...toPay, cursor: 'eyJwayI6IjEifQ' })
	expect(foreign.status).toBe(400)
})

test('an earlier year stands apart', async () => {
	const lastName = unique('Moneyyears')
	const seen = await money()
	const [token = ''] = await granted(lastName, [240], `${lastYear}-12-18`)
	const { totals, years } = await money()
	expect(years).toEqual(expect.arrayContaining([year, lastYear]))
	expect(totals?.earlier.dollars).toBe(Number(seen.totals?.earlier.dollars) + 240)
	expect(totals?.granted).toEqual(seen.totals?.granted)
	await pay(token)
	expect(tokensOf(await money({ view: 'all', year: lastYear, q: lastName }))).toEqual([token])
	expect(tokensOf(await money({ view: 'all', year, q: lastName }))).toEqual([])
})

test('until the email leaves, the list says when, and one’s own grant is in the sums alone', async () => {
	const lastName = unique('Moneyheld')
	const until = new Date(Date.now() + 3_600_000).toISOString()
	const held = { mail: 'm1', decisionId: 'd1', until, former: { status: 'Pending' } } as const
	const [token = ''] = await granted(lastName, [60], today, { held })
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
	const lastName = unique('Moneymine')
	const [token = ''] = await granted(lastName, [70], today, { email: user.email })
	expect((await money({ q: lastName })).grants).toMatchObject([{ token, forColleague: true }])
	expect((await pay(token)).status).toBe(403)
	const { client: other } = await staff()
	const { grants = [] } = (await other.call(moneyApi.grants, { ...toPay, q: lastName })).body
	expect(grants.map(({ forColleague }) => forColleague)).toEqual([undefined])
})

test('the download needs the key each time', async () => {
	const [token] = await granted('Moneyfile', [10])
	const asked = { view: 'all', order: 'granted', direction: 'down' } as const
	const wrong = await colleague.call(moneyApi.downloadGrants, { ...asked, key: 'not the key' })
	expect(wrong.body.code).toBe('wrong-key')
	const { body } = await colleague.call(moneyApi.downloadGrants, { ...asked, key })
	expect(tokensOf(body)).toContain(token)
})
