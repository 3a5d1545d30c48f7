import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { command } from '#infra/testing/command.ts'
import { platformCode } from '#infra/testing/in-process.ts'
import { createEmployee, newLastName } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { legacyApi } from '#shared/legacy/api.ts'

const { client: table } = await platformCode()
const { importRows } = await import('./legacy-rows.ts')
const code = await tableCode(cloud)
const { client } = await createEmployee(['Application Access'])
const folder = await mkdtemp(join(tmpdir(), 'legacy-'))
afterAll(() => rm(folder, { recursive: true }))

const line = (lastName: string) => `Willow,${lastName},240,11/30/2017,Approved`
const run = async (lines: string[], ...options: string[]) => {
	const file = join(folder, 'old.csv')
	await writeFile(file, ['First Name,Last Name,Amount,Date,Status', ...lines].join('\n'))
	return command('import-legacy', file, ...options)
}
const recorded = async (q: string) => (await client.call(legacyApi.list, { q })).body.applications ?? []
const names = (many: number) => Array.from({ length: many }, newLastName)

test('a file is tried first, then recorded once, and the trail says so', async () => {
	const all = names(12)
	const tried = await run(all.map(line))
	expect([tried.exit, tried.said]).toEqual([0, expect.stringContaining('12 rows are new, with $2,880 approved.')])
	expect(await recorded(all[0] ?? '')).toEqual([])
	const done = await run([...all.map(line), line(String(all[0]).toUpperCase())], '--import')
	expect([done.exit, done.said]).toEqual([0, expect.stringContaining('12 rows are recorded.')])
	for (const name of all)
		expect(await recorded(name)).toMatchObject([
			{ lastName: expect.stringMatching(new RegExp(name, 'i')), amount: 240 },
		])
	const [row] = await recorded(all[11] ?? '')
	expect(await code.queryWhole(`AUDIT#${row?.token}`)).toMatchObject([
		{ action: 'npm run import-legacy', by: 'operator' },
	])
	// An index follows a write by up to seconds.
	await expect
		.poll(async () => (await run(all.map(line), '--import')).said, { timeout: 60_000 })
		.toContain('0 rows are recorded.')
	expect(await recorded(all[0] ?? '')).toHaveLength(1)
})

test('one bad line keeps all of them out', async () => {
	const [good = ''] = names(1)
	const refused = await run([line(good), line('W')], '--import')
	expect(refused.exit).toBe(1)
	expect(refused.said).toContain('Line 3: Last Name is “W”. It has to be 2 to 20 letters.')
	expect(await recorded(good)).toEqual([])
})

test('if it breaks off, nothing of it stays', async () => {
	const all = names(25)
	const rows = all.map(
		(lastName) => ({ firstName: 'Willow', lastName, amount: 240, date: '2017-11-30', status: 'Approved' }) as const,
	)
	let transactions = 0
	const breakOff = async () => {
		transactions++
		if (transactions === 3) throw new Error('The network is gone')
	}
	table.middlewareStack.add(
		(next, { commandName }) =>
			async (args) => {
				if (commandName === 'TransactWriteItemsCommand') await breakOff()
				return next(args)
			},
		{ step: 'initialize', name: 'break off' },
	)
	await expect(importRows(rows, new Date())).rejects.toThrow('The network is gone')
	table.middlewareStack.remove('break off')
	expect(transactions).toBeGreaterThan(20)
	for (const name of all) expect(await recorded(name)).toEqual([])
})
