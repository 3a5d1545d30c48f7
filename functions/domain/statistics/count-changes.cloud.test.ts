import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsFor } from '#infra/testing/aws-calls.ts'
import { platformCode } from '#infra/testing/in-process.ts'
import { useOwnTable, writeItems } from '#infra/testing/own-table.ts'
import { wholeTable } from '#infra/testing/table-dump.ts'

let dropTable: () => Promise<void>
let countChanges: typeof import('./count-changes.ts')['countChanges']

beforeAll(async () => {
	dropTable = await useOwnTable()
	await platformCode()
	countChanges = (await import('./count-changes.ts')).countChanges
})

afterAll(() => dropTable())

const keys = async (beginning: string) =>
	[...(await wholeTable()).keys()].filter((key) => key.startsWith(beginning))

test('a run whose time is over reads one page to say how many are left at least, and the next run counts all', async () => {
	const marks = Array.from({ length: 250 }, (_, at) => ({
		...{ pk: 'CHANGED', sk: `0#${at}` },
		of: { pk: `REPORT#BTG-${at}`, sk: 'REPORT' },
	}))
	await writeItems(marks)
	const { result, calls } = await callsFor(() => countChanges({ now: new Date(), until: 0 }))
	expect(result).toEqual({ counted: 0, left: 100, isAtLeast: true })
	expect(calls).toEqual(['Query'])
	expect(await keys('STATISTICS#')).toEqual([])
	expect(await keys('CHANGED')).toHaveLength(250)

	expect(await countChanges({ now: new Date(), until: Number.POSITIVE_INFINITY })).toEqual({
		...{ counted: 250, left: 0, isAtLeast: false },
	})
	expect(await keys('CHANGED')).toEqual([])
	expect(await keys('STATISTICS#AS OF')).toHaveLength(1)
})
