import { expect, test } from 'vitest'
import { signInAs } from '#infra/testing/actors.ts'
import { actors } from '#infra/testing/api/access.test.data.ts'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { ownTableForFile, writeItems } from '#infra/testing/own-table.ts'
import { dayOf } from '#shared/dates.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { statisticsApi } from '#shared/statistics/api.ts'
import { statisticsSentences } from '#shared/statistics/schema.ts'

await ownTableForFile()
await platformCode()
process.env.STATISTICS_JOB = 'none'
await writeItems([{ pk: 'STATISTICS#AS OF', sk: 'AS OF', moment: new Date().toISOString(), time: Date.now() }])
const { handler } = await import('./handler.ts')

async function ask(endpoint: Endpoint, payload: object = {}) {
	const { cookie } = await signInAs(actors['an employee with Application Access'] ?? expect.unreachable())
	return request(handler, endpoint, { payload, cookie })
}

const mild = [{ disorder: 'hemoA', role: 'Patients', severity: 'Mild' }]
/** The newest one comes first, and what someone is in all. */
const changed = [
	{ disorder: 'hemoA', role: 'Patients', severity: 'Severe' },
	{ ...mild[0], disorder: 'hemoB' },
]

/** People as the job lists them, all patients with Hemophilia A. It's severe for the first, who has another one mildly. */
async function contacts(from: number, to: number, city: string) {
	const people = Array.from({ length: to - from }, (_, at) => {
		const number = String(from + at).padStart(5, '0')
		const summary = { phone: '(205) 555-0100', state: 'AL', city, ZIP: '35203' }
		const groups = from + at === 0 ? changed : mild
		return { name: `Aster Vale ${number}`, email: `vale.${number}@example.org`, ...summary, groups }
	})
	const counts = { people: to, Patients: to, 'Patients Mild': to - 1, 'Patients Severe': 1, 'state AL': to }
	await writeItems([
		...['all', 'hemoA'].map((sk) => ({ pk: 'STATISTICS#DISORDER', sk, ...counts })),
		{ pk: 'STATISTICS#DISORDER', sk: 'hemoB', people: 1, Patients: 1, 'Patients Mild': 1 },
		...people.map((row) => ({ pk: 'CONTACTS#all', sk: `${row.name.toLowerCase()}#${row.email}`, row })),
	])
}

async function record() {
	const { status, body, text } = await ask(statisticsApi.bleedingDisorder)
	expect(status, text.slice(0, 200)).toBe(200)
	return body
}

test('the record has every contact where they’re counted, also if one read of the table can’t hold them', async () => {
	const many = 4000
	await contacts(0, many, 'Birmingham')
	const { statistics, message } = await record()
	expect(message).toBeUndefined()
	for (const { Patients } of [statistics.all, statistics.hemoA])
		for (const [group, count] of [
			[Patients, many],
			[Patients.severities.Mild, many - 1],
			[Patients.severities.Severe, 1],
		])
			expect([group.count, group.contacts.length]).toEqual([count, count])
	expect(statistics.all.Patients.contacts.at(-1).email).toBe('vale.03999@example.org')
	expect(statistics.all.Patients.severities.Severe.contacts).toEqual(statistics.hemoB.Patients.contacts)
})

test('a record too large for an answer says so, and has only the counts', async () => {
	await contacts(4000, 5000, 'Birmingham'.repeat(100))
	const { statistics, message } = await record()
	expect(message).toBe(statisticsSentences.tooManyContacts)
	const severities = { Mild: { count: 4999 }, Severe: { count: 1 } }
	expect(statistics.hemoA.Patients).toEqual({ count: 5000, severities })
})

test('a year begins in any month and adds up its months, but for the people', async () => {
	const month = (sk: string, applications: number) => ({ pk: 'STATISTICS#PERIOD', sk, applications, approved: 1 })
	const helped = { people: 1, 'state AL': 1, 'disorder hemoA': 1 }
	await writeItems([
		...[month('2018-06', 1), month('2018-07', 2), month('2019-06', 4), month('2019-07', 8)],
		{ pk: 'STATISTICS#HELPED', sk: '2018-07', ...helped },
	])
	const { body } = await ask(statisticsApi.year, { from: '2018-07' })
	expect(body.before).toMatchObject({ applications: 1, helped: 0 })
	const people = { helped: 1, helpedStates: { AL: 1 }, helpedDisorders: { hemoA: 1 } }
	expect(body.year).toMatchObject({ applications: 6, approved: 2, ...people })
	expect(body.months).toHaveLength(12)
	expect([body.months[0], body.months[11]]).toEqual([
		{ month: '2018-07', applications: 2, before: 0 },
		{ month: '2019-06', applications: 4, before: 1 },
	])
})

test.each([
	[statisticsApi.year, { from: '2017-12' }],
	[statisticsApi.year, { from: '2018-13' }],
	[statisticsApi.general, { period: '2017' }],
	[statisticsApi.general, { period: '2018-13' }],
])('%o has no %j', async (endpoint, payload) => expect((await ask(endpoint, payload)).status).toBe(400))

test('the home page has the figures of this year, and until it has enough those of the year before', async () => {
	const year = Number(dayOf(new Date()).slice(0, 4))
	const figures = { approved: 20, assistance: 3680, 'grants Food': 20 }
	for (const sk of [year - 1, year].map(String)) {
		await writeItems([{ pk: 'STATISTICS#PERIOD', sk, ...figures }])
		const { body } = await ask(statisticsApi.published)
		expect(body.published).toMatchObject({ year: sk, asOf: expect.any(String), approved: 20, assistance: 3600 })
	}
})
