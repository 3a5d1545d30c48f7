import { expect, test } from 'vitest'
import { declarationOf } from '#functions/domain/table-map.ts'
import { allItems } from '#infra/testing/table-dump.ts'
import { isOnMap } from './table-map.test.data.ts'

/** Tests of the platform write things of their own, which the map doesn't show. */
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

/** An erasure under way has the address until its last email is written, and goes with that email. */
const mayHaveAnAddress = ['ERASURES']

test('no item that is said to be nobody’s has an address in it', async () => {
	const nobodys = (await allItems()).filter(({ pk, sk }) =>
		['none', 'ids', 'expires'].includes(declarationOf(String(pk), String(sk))?.personal ?? ''),
	)
	const named = nobodys.filter((item) => /@[\w-]+\.\w/.test(JSON.stringify(item)))
	const kinds = named.map(({ pk, sk }) => `${beginningOf(pk)} / ${beginningOf(sk)}`)
	expect([...new Set(kinds)].filter((kind) => !mayHaveAnAddress.some((one) => kind.startsWith(one)))).toEqual([])
})
