import { expect, test } from 'vitest'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'

await tableCode(cloud)
const { reachCheck } = await import('./reach-check.ts')

/** The tests' own credentials may do everything. Each deployment asks the same of a function, which may not. */
test('ways to the keys of others that nothing refuses are named, and nothing is written on them', async () => {
	expect(await reachCheck()).toEqual({ allowed: ['a transaction', 'a batch', 'an index'] })
	expect(await reachCheck()).toEqual({ allowed: ['a transaction', 'a batch', 'an index'] })
})
