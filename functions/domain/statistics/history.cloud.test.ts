import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useOwnTable } from '#infra/testing/own-table.ts'
import { histories } from './history.test.data.ts'
import { countingCode, differencesAfter } from './live-history.test.data.ts'

/** `npm run proof` lives through many more. */
const many = process.env.PROOF ? 150 : 6

let dropTable: () => Promise<void>
let code: Awaited<ReturnType<typeof countingCode>>

beforeAll(async () => {
	dropTable = await useOwnTable()
	code = await countingCode()
})

afterAll(() => dropTable())

test('after any history, with runs that were killed, doubled and late, the statistics are those of a full count', {
	timeout: many * 6000,
}, async () => {
	await fc.assert(
		fc.asyncProperty(histories(40), async (history) => {
			expect(await differencesAfter(code, history)).toEqual([])
		}),
		{ numRuns: many, ...(!process.env.PROOF && { seed: 7 }), endOnFailure: true },
	)
})

test('a rebuild from nothing comes to the same numbers', async () => {
	const [history = []] = fc.sample(histories(40), { numRuns: 1, seed: 11 })
	await differencesAfter(code, history)
	const now = new Date('2026-11-22T12:00:00Z')
	await code.rebuildStatistics(code.whole, now)
	expect(await code.compareStatistics(code.whole, now)).toEqual([])
})
