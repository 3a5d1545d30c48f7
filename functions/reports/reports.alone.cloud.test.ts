import { expect, test } from 'vitest'
import { mostInAnHour } from '#functions/domain/mail/flood.cloud.test.data.ts'
import { queuedTo } from '#infra/testing/outbox.ts'
import { createEmployee, mailTo, newEmail } from '#infra/testing/people.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { inBatches } from '#infra/tools/batches.ts'
import { consoleApi } from '#shared/console/api.ts'
import { reportsApi } from '#shared/reports/api.ts'
import { reportSentences } from '#shared/reports/schema.ts'

const { client: colleague } = await createEmployee(['Report Access'])

const send = async (description = 'The page stays blank.', email = newEmail()) => {
	const report = { type: 'Technical', description, email } as const
	const { status, body } = await new TestClient().call(reportsApi.report, report, anew())
	expect([status, body.message]).toEqual([200, reportSentences.received])
	return report
}

const find = async (query: { q?: string; status?: 'resolved' | 'unresolved'; limit?: number }) =>
	(await colleague.call(reportsApi.list, query)).body.reports ?? expect.unreachable()

const unresolved = async () => Number((await colleague.call(consoleApi.counts, {})).body.reports)

test('a visitor’s report is in the list, newest first, and counted until it is resolved', async () => {
	const before = await unresolved()
	const { email } = await send('An older one.')
	const newer = await send()
	expect(await unresolved()).toBe(before + 2)
	expect((await find({ limit: 2 })).map((report) => report.email)).toEqual([newer.email, email])
	const [report] = await find({ q: email.slice(0, 12) })
	expect(report).toMatchObject({ type: 'Technical', description: 'An older one.', email, resolved: false })
	const token = report?.token ?? expect.unreachable()
	expect((await colleague.call(reportsApi.change, { token, resolved: true })).status).toBe(200)
	expect(await unresolved()).toBe(before + 1)
	expect((await find({ status: 'unresolved' })).map((one) => one.token)).not.toContain(token)
	expect((await find({ status: 'resolved' })).map((one) => one.token)).toContain(token)
	expect((await find({ q: token.toLowerCase() })).map(({ resolved }) => resolved)).toEqual([true])
	expect(await find({ q: token, status: 'resolved' })).toHaveLength(1)
	expect(await find({ q: token, status: 'unresolved' })).toEqual([])
	expect((await colleague.call(reportsApi.change, { token, resolved: false })).status).toBe(200)
	expect(await unresolved()).toBe(before + 2)
})

test('a report is confirmed by mail with its day and without its words, to few of a stranger’s', async () => {
	const { email } = await send('My nurse told me something.')
	const { text, subject } = await mailTo(email, /reached us on [A-Z][a-z]+ \d+, 20\d\d/)
	expect(`${subject} ${text}`).not.toContain('nurse')
	for (const _ of [1, 2, 3, 4]) await send('The same again.', email)
	expect(mostInAnHour(await queuedTo(email))).toBeLessThanOrEqual(2)
	expect(await find({ q: email })).toHaveLength(5)
})

test('a caller who names no limit gets the whole list', async () => {
	await inBatches(Array.from({ length: 51 }), () => send())
	const { reports, next } = (await colleague.call(reportsApi.list, {})).body
	expect([next, Number(reports?.length) > 50]).toEqual([undefined, true])
	expect((await colleague.call(reportsApi.list, { limit: 50 })).body.next).toEqual(expect.any(String))
})

test('two colleagues who resolve one report at once count it once', async () => {
	const { email } = await send()
	const [report] = await find({ q: email })
	const token = report?.token ?? expect.unreachable()
	const before = await unresolved()
	const replies = await Promise.all(
		Array.from({ length: 6 }, () => colleague.call(reportsApi.change, { token, resolved: true })),
	)
	expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
	expect(await unresolved()).toBe(before - 1)
})

test('an unknown token is no report, and too long a description is refused with its sentence', async () => {
	const unknown = { token: 'BTG-0000-0000-0000-0000', resolved: true }
	const { status, body } = await colleague.call(reportsApi.change, unknown)
	expect([status, body.message]).toEqual([404, reportSentences.notFound])
	const long = { type: 'Other', description: 'x'.repeat(501), email: newEmail() } as const
	const refused = await new TestClient().call(reportsApi.report, long)
	expect([refused.status, refused.body.errors?.description]).toEqual([400, reportSentences.tooLong])
})
