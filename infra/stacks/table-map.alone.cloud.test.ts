import { expect, test } from 'vitest'
import { allItems } from '#infra/testing/table-dump.ts'
import { isOnMap } from './table-map.test.data.ts'

/** Tests of the platform have things of their own. */
const isOfTest = ({ pk }: Record<string, unknown>) => /^\w+#test-/.test(String(pk))

const beginningOf = (key: unknown) => String(key).split('#')[0]

test('docs/table.md has every kind of item that the tests left in the table', async () => {
	const items = await allItems()
	expect(items.length).toBeGreaterThan(0)
	const unknown = items.filter((item) => !isOnMap(item) && !isOfTest(item))
	const kinds = unknown.map(
		({ pk, sk, listPk }) => `${beginningOf(pk)} / ${beginningOf(sk)}, ${listPk ?? 'in no list'}`,
	)
	expect([...new Set(kinds)], JSON.stringify(unknown[0])).toEqual([])
})
