import { expect, test } from 'vitest'
import { can } from '#infra/testing/adapter.ts'
import { withFaults } from '#infra/testing/faults.ts'
import { newEmail } from '#infra/testing/people.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { mailQueue, order, outboxItem, post, put, queueUrl } from './mail.cloud.test.data.ts'

process.env.MAIL_QUEUE_URL = await queueUrl(mailQueue)
const { sweepOutbox } = await import('#functions/jobs/outbox-sweeper.ts')

const faulty = test.runIf(can.changeSettings)

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 2000))
const stateOf = async (id: string) => (await outboxItem(id))?.state
const settled = (id: string, state: string) => expect.poll(() => stateOf(id)).toBe(state)

const people = (many: number) => Array.from({ length: many }, () => newEmail())
const ordered = async (ids: string[]) => {
	await order(ids.map((mail) => JSON.stringify({ mail })))
}

const expected = new Map<string, number>()

/** Which of these mails a sweep at that time orders. It may order mails of other tests too, which wait for the next hour. */
async function sweptOf(ids: string[], minutes: number) {
	const ordered = await sweepOutbox(minutesFromNow(minutes))
	return ids.filter((id) => ordered.some((order) => 'mail' in order && order.mail === id))
}

/** Every one of these people has exactly so many mails, also when all tests are done. */
async function expectMails(to: string[], many = 1) {
	for (const email of to) expect([email, (await inbox(email)).length]).toEqual([email, many])
	for (const email of to) expected.set(email, many)
}

const refused = { status: 400, body: '{"__type":"AccessDeniedException","message":"no"}' }

faulty('the relay fails for an hour: nothing is lost, nothing is sent twice', async () => {
	const to = people(12)
	const ids: string[] = []
	await withFaults(
		'MailRelay',
		'SQS',
		() => refused,
		async () => {
			ids.push(...(await post(to.map((email) => ({ to: email })))))
			await aMoment()
			for (const id of ids) expect(await outboxItem(id)).toMatchObject({ state: 'queued', listPk: 'OUTBOX' })
			expect(await sweptOf(ids, 14)).toEqual([])
			expect(await sweptOf(ids, 60)).toEqual(ids)
			for (const id of ids) await settled(id, 'sent')
			for (const id of ids) expect(await outboxItem(id)).not.toHaveProperty('listPk')
		},
	)
	// The stream delivers what the relay could not take, so each is ordered once more.
	await expectMails(to)
	expect(await sweptOf(ids, 60)).toEqual([])
})

const throttling = {
	status: 400,
	body: '<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>Sender</Type><Code>Throttling</Code><Message>Maximum sending rate exceeded.</Message></Error></ErrorResponse>',
}

faulty('SES throttles as often as a mail has attempts, and none is spent', async () => {
	const [to = ''] = people(1)
	let throttled = 0
	await withFaults(
		'MailSender',
		'SES',
		() => (throttled++ < 6 ? throttling : undefined),
		async () => {
			const [id = ''] = await post([{ to }])
			await settled(id, 'sent')
			expect(await outboxItem(id)).toMatchObject({ attempts: 1 })
		},
	)
	await expectMails([to])
})

faulty('the answer of SES is lost: that one mail is sent twice, and no other', async () => {
	const to = people(3)
	let sends = 0
	await withFaults(
		'MailSender',
		'SES',
		() => (sends++ === 0 ? 'lost' : undefined),
		async () => {
			for (const id of await post(to.map((email) => ({ to: email })))) await settled(id, 'sent')
		},
	)
	const mails = () => Promise.all(to.map(async (email) => (await inbox(email)).length))
	await expect.poll(async () => (await mails()).sort()).toEqual([1, 1, 2])
	for (const [at, many] of (await mails()).entries()) expected.set(to[at] ?? '', many)
})

faulty('the answer to a claim is lost: the sender knows its own claim, and sends the mail once', async () => {
	const [to = ''] = people(1)
	let claims = 0
	const fault = ({ action, body }: { action: string; body: string }) =>
		action === 'UpdateItem' && body.includes('claimedBy') && claims++ === 0 ? 'lost' : undefined
	await withFaults('MailSender', 'DYNAMODB', fault, async () => {
		const [id = ''] = await post([{ to }])
		await settled(id, 'sent')
	})
	expect(claims).toBe(2)
	await expectMails([to])
})

faulty.each([
	['for a moment', 2],
	['for longer', 5],
])('the table does not take %s that a mail was sent: it is not sent again', async (_, failures) => {
	const [to = ''] = people(1)
	let left = failures
	const fault = ({ action, body }: { action: string; body: string }) =>
		action === 'TransactWriteItems' && body.includes('"sent"') && left-- > 0 ? refused : undefined
	await withFaults('MailSender', 'DYNAMODB', fault, async () => {
		const [id = ''] = await post([{ to }])
		await settled(id, 'sent')
	})
	expect(left).toBeLessThan(0)
	await expectMails([to])
})

test('a code that no longer works is not sent', async () => {
	const [to = ''] = people(1)
	const id = `late_${crypto.randomUUID()}`
	const content = { template: 'recovery', firstName: 'Rosa', code: '7K2M9QXR4T' }
	const queuedAt = minutesFromNow(-11).toISOString()
	await put(id, { to, state: 'queued', queuedAt, endsAt: minutesFromNow(-1).getTime(), content })
	await ordered([id])
	await settled(id, 'expired')
	expect(await outboxItem(id)).not.toHaveProperty('content')
	await expectMails([to], 0)
})

test('none of the addresses above got another mail later', async () => {
	await aMoment()
	for (const [email, many] of expected) expect([email, (await inbox(email)).length]).toEqual([email, many])
	expect(expected.size).toBeGreaterThan(0)
})
