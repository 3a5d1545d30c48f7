import { expect, test } from 'vitest'
import { newToken } from '#functions/platform/ids.ts'
import { paidOn, storedApplication } from '#infra/testing/application.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import { anew } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { mostInRun, paymentRunSentences as sentences } from '#shared/applications/payment-runs.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import { messages } from '#shared/messages.ts'
import { code, key, respond, show, staff, table } from './applications.cloud.test.data.ts'

const [{ client: preparer, user }, { client: colleague, user: second }, { client: third }] = await Promise.all([
	staff('Hazel'),
	staff('Rowan'),
	staff('Linden'),
])
const today = dayOf(new Date())

/** Approved today and not paid yet, the first for $100, the next for $101. */
async function granted(many: number, changes: Partial<Parameters<typeof storedApplication>[0]> = {}) {
	const made = Array.from({ length: many }, (_, at) => {
		const decision = { status: 'Approved', message: '', amount: 100 + at, emailed: false } as const
		const by = { name: 'Aster', employeeId: 'aster', date: `${today}T12:00:00.000Z`, payee: 'Harbor Gas' }
		return storedApplication({
			token: newToken(),
			issuedOn: `${today}T11:00:00.000Z`,
			status: 'Approved',
			amountApproved: 100 + at,
			decision: { ...decision, ...by },
			...changes,
		})
	})
	for (const one of made) {
		mayNotBeLogged(cloud, one.token)
		await code.transact(table.putApplication(one))
	}
	return made.map(({ token }) => token)
}

const prepare = (tokens: string[], client = preparer) =>
	client.call(
		desk.preparePaymentRun,
		{ method: 'Check', grants: tokens.map((token, at) => ({ token, version: 0, reference: String(1001 + at) })), key },
		anew(),
	)

async function prepared(many: number) {
	const tokens = await granted(many)
	const { body, text } = await prepare(tokens)
	if (!body.number) throw new Error(`Not prepared: ${text}`)
	return { tokens, number: body.number }
}

const release = (number: number, client = colleague) => client.call(desk.releasePaymentRun, { number, key }, anew())
const withdraw = (number: number, client = colleague) => client.call(desk.withdrawPaymentRun, { number }, anew())
const shown = async (number: number, client = colleague) =>
	(await client.call(desk.showPaymentRun, { number })).body.run ?? expect.unreachable()
const paymentsOf = (tokens: string[]) =>
	Promise.all(tokens.map(async (token) => (await show(colleague, token)).payments.map(({ reference }) => reference)))

test('what one employee prepares, another one releases: all is paid, as it was shown, and in the trail', async () => {
	const { tokens, number } = await prepared(3)
	expect(await shown(number)).toMatchObject({
		many: 3,
		dollars: 303,
		method: 'Check',
		prepared: { employeeId: user._id },
	})
	const own = await release(number, preparer)
	expect([own.status, own.body.message]).toEqual([403, sentences.preparedByYou])
	expect((await colleague.call(desk.releasePaymentRun, { number, key: 'not the key' })).body.code).toBe('wrong-key')
	expect((await release(number)).body.message).toBe(sentences.released(number))
	const run = await shown(number, preparer)
	expect(run.released).toMatchObject({ name: `${second.firstName} ${second.lastName}` })
	expect(run.rows.map(({ token, payee, reference, paidOn }) => [token, payee, reference, paidOn])).toEqual(
		tokens.map((token, at) => [token, 'Harbor Gas', String(1001 + at), monthDayYear(today)]),
	)
	for (const token of tokens) {
		const records = [...(await itemsOf(`AUDIT#${token}`))].map(([, item]) => JSON.parse(item))
		expect(records).toMatchObject([{ action: desk.releasePaymentRun.path, by: second._id }])
	}
	for (const act of [release, withdraw]) {
		const late = await act(number, third)
		expect([late.status, late.body.message]).toEqual([409, sentences.isReleased(String(run.released?.name))])
	}
	const list = await third.call(desk.listPaymentRuns, { limit: 100 })
	expect(
		list.body.runs?.find((one) => one.number === number),
		list.text,
	).toMatchObject({ many: 3, dollars: 303 })
	const file = await third.call(desk.downloadPaymentRun, { number, key })
	expect(file.body.run?.rows).toHaveLength(3)
	expect((await third.call(desk.showPaymentRun, { number: 999_999 })).body.message).toBe(sentences.notFound)
})

test('two releases at once pay once', async () => {
	const { tokens, number } = await prepared(4)
	const both = await Promise.all([release(number), release(number, third)])
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
	expect(await paymentsOf(tokens)).toEqual(tokens.map((_, at) => [String(1001 + at)]))
})

test('a release that broke off halfway is released again, and pays nothing twice', async () => {
	const { tokens, number } = await prepared(3)
	const [first = ''] = tokens
	const seen = (await table.applications.read(first)) ?? expect.unreachable()
	const paid = {
		method: 'Check',
		date: today,
		reference: '1001',
		run: number,
		name: 'Rowan',
		employeeId: second._id,
	} as const
	const payment = { ...paid, recordedOn: new Date().toISOString() }
	const after = { ...seen, payment, run: undefined, version: seen.version + 1 }
	await code.transact(table.putPayment(seen, after, { ...payment, what: 'recorded' }, 'defect'))
	expect((await release(number)).status).toBe(200)
	expect(await paymentsOf(tokens)).toEqual([['1001'], ['1002'], ['1003']])
})

test('a grant whose decision changed refuses the release by its name, and nothing is paid', async () => {
	const { tokens, number } = await prepared(2)
	const changed = await respond(third, tokens[1] ?? '', { amount: 90 })
	expect(changed.status, changed.text).toBe(200)
	const refused = await release(number)
	const { firstName, lastName } = await show(colleague, tokens[1] ?? '')
	expect([refused.status, refused.body.message]).toEqual([409, sentences.changed(`${firstName} ${lastName}`)])
	expect((await shown(number)).rows.map(({ isChanged }) => isChanged)).toEqual([false, true])
	expect(await paymentsOf(tokens)).toEqual([[], []])
	expect((await withdraw(number, preparer)).body.message).toBe(sentences.withdrawn(number))
	expect((await release(number)).status).toBe(409)
})

test('what is in a run is in no other one, isn’t paid alone, and keeps its payee; once withdrawn it’s free', async () => {
	const { tokens, number } = await prepared(1)
	const [token = ''] = tokens
	const inRun = sentences.inRun(number)
	const pay = () => colleague.call(desk.recordPayment, { token, method: 'Check', date: paidOn, key }, anew())
	expect((await pay()).body).toMatchObject({ message: inRun })
	expect((await colleague.call(desk.namePayee, { token, payee: 'City Water' })).body.message).toBe(inRun)
	const other = await colleague.call(desk.preparePaymentRun, { method: 'Check', grants: [{ token }], key })
	expect([other.status, other.body.message]).toEqual([400, expect.stringContaining(inRun)])
	const { grants } = (
		await colleague.call(desk.grants, { view: 'to-pay', order: 'granted', direction: 'up', q: token })
	).body
	expect(grants).toMatchObject([{ token, run: number }])
	expect((await withdraw(number)).status).toBe(200)
	expect((await pay()).status).toBe(200)
	expect((await shown(number)).rows).toMatchObject([{ isChanged: false }])
})

test('two runs at once have numbers of their own, and one of them gets a grant that both want', async () => {
	const [mine, theirs, both] = [await granted(1), await granted(1), await granted(1)]
	const [one, other] = await Promise.all([prepare(mine), prepare(theirs, colleague)])
	expect([one.status, other.status]).toEqual([200, 200])
	expect(Math.abs(Number(one.body.number) - Number(other.body.number))).toBe(1)
	const wanted = await Promise.all([prepare(both), prepare(both, colleague)])
	expect(wanted.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a run takes only grants that can be paid, as they were seen, each once, and at most so many', async () => {
	const [plain = ''] = await granted(1)
	const refused = async (grants: { token: string; version?: number }[]) => {
		const { status, text } = await colleague.call(desk.preparePaymentRun, { method: 'Check', grants, key }, anew())
		return `${status} ${text}`
	}
	expect(await refused([])).toContain(sentences.chooseGrants)
	const tooMany = Array.from({ length: mostInRun + 1 }, () => ({ token: newToken() }))
	expect(await refused(tooMany)).toContain(sentences.chooseGrants)
	expect(await refused([{ token: plain }, { token: plain }])).toContain(sentences.chooseTwice)
	expect(await refused([{ token: plain, version: 7 }])).toContain(messages.stale)
	const [nobody = ''] = await granted(1, {
		decision: { status: 'Approved', message: '', amount: 100, emailed: false, name: 'A', employeeId: 'a', date: today },
	})
	expect(await refused([{ token: plain }, { token: nobody }])).toContain(sentences.noPayee)
	const [paid = ''] = await granted(1)
	await colleague.call(desk.recordPayment, { token: paid, method: 'Check', date: paidOn, key })
	expect(await refused([{ token: paid }])).toContain(applicationSentences.paidAlready)
	const [own = ''] = await granted(1, { email: second.email })
	expect(await refused([{ token: own }])).toMatch(/^403/)
	const { body } = await prepare([own])
	for (const act of [release, withdraw]) expect((await act(Number(body.number))).body.message).toBe(sentences.hasOwn)
	expect((await prepare(await granted(mostInRun))).status).toBe(200)
})

test('a payment on the bank’s statement has its day, until that is taken back or the payment is corrected', async () => {
	const [token = ''] = await granted(1)
	const clear = (cleared: boolean) => colleague.call(desk.clearPayment, { token, cleared }, anew())
	expect((await clear(true)).body.message).toBe(applicationSentences.notPaid)
	const pay = () => colleague.call(desk.recordPayment, { token, method: 'Check', date: paidOn, key }, anew())
	expect((await pay()).status).toBe(200)
	expect((await clear(true)).body.application?.payment?.cleared).toBe(monthDayYear(today))
	const { grants } = (await colleague.call(desk.grants, { view: 'paid', order: 'paid', direction: 'up', q: token }))
		.body
	expect(grants?.[0]?.payment?.cleared).toBe(monthDayYear(today))
	expect((await clear(false)).body.application?.payment).not.toHaveProperty('cleared')
	await clear(true)
	expect((await pay()).body.application?.payment).not.toHaveProperty('cleared')
	const stale = await colleague.call(desk.clearPayment, { token, cleared: true, version: 1 })
	expect([stale.status, stale.body.message]).toEqual([409, messages.stale])
})
