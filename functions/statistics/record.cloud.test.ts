import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#infra/testing/actors.ts'
import { actors } from '#infra/testing/api/access.test.data.ts'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { useOwnTable, writeItems } from '#infra/testing/own-table.ts'
import { statisticsApi } from '#shared/statistics/api.ts'
import { statisticsSentences } from '#shared/statistics/schema.ts'

let dropTable: () => Promise<void>

beforeAll(async () => {
	dropTable = await useOwnTable()
	await platformCode()
	process.env.STATISTICS_JOB = 'none'
})

afterAll(() => dropTable())

/** People as the job lists them, all patients with mild Hemophilia A. */
async function contacts(from: number, to: number, city: string) {
	const people = Array.from({ length: to - from }, (_, at) => {
		const number = String(from + at).padStart(5, '0')
		const summary = { phone: '(205) 555-0100', state: 'AL', city, ZIP: '35203' }
		const groups = [{ disorder: 'hemoA', role: 'Patients', severity: 'Mild' }]
		return { name: `Aster Vale ${number}`, email: `vale.${number}@example.org`, ...summary, groups }
	})
	const counts = { people: to, Patients: to, 'Patients Mild': to, 'state AL': to }
	await writeItems([
		{ pk: 'STATISTICS#AS OF', sk: 'AS OF', moment: new Date().toISOString(), time: Date.now() },
		...['all', 'hemoA'].map((sk) => ({ pk: 'STATISTICS#DISORDER', sk, ...counts })),
		...people.map((row) => ({ pk: 'CONTACTS#all', sk: `${row.name.toLowerCase()}#${row.email}`, row })),
	])
}

async function record() {
	const { handler } = await import('./handler.ts')
	const { cookie } = await signInAs(actors['an employee with Application Access'] ?? expect.unreachable())
	const { status, body, text } = await request(handler, statisticsApi.bleedingDisorder, { cookie })
	expect(status, text.slice(0, 200)).toBe(200)
	return body
}

test('the record has every contact, also if one read of the table can’t hold them', async () => {
	const many = 4000
	await contacts(0, many, 'Birmingham')
	const { statistics, message } = await record()
	expect(message).toBeUndefined()
	for (const { Patients } of [statistics.all, statistics.hemoA])
		for (const group of [Patients, Patients.severities.Mild]) {
			expect([group.count, group.contacts.length]).toEqual([many, many])
			expect(group.contacts.at(-1).email).toBe('vale.03999@example.org')
		}
})

test('a record too large for an answer says so, and has only the counts', async () => {
	await contacts(4000, 5000, 'Birmingham'.repeat(100))
	const { statistics, message } = await record()
	expect(message).toBe(statisticsSentences.tooManyContacts)
	expect(statistics.hemoA.Patients).toEqual({ count: 5000, severities: { Mild: { count: 5000 } } })
})
