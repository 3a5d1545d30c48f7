import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { type Filter, pagedList, withRow } from './pagedList.ts'

interface Row {
	id: string
	status: 'open' | 'closed'
	day: number
}

const list = { idOf: ({ id }: Row) => id, statusOf: ({ status }: Row) => status, orderOf: ({ day }: Row) => day }
const row = (id: string, day: number, status: Row['status'] = 'open'): Row => ({ id, day, status })

const loaded = (filter: Filter<Row['status']>, pages: Row[][], next?: string) => ({
	pages: pages.map((rows, index) => ({ rows, filter, next: index < pages.length - 1 ? `after-${index}` : next })),
	pageParams: pages.map(() => ''),
})

const idsOf = ({ pages }: ReturnType<typeof withRow<Row['status'], Row>>) =>
	pages.map(({ rows }) => rows.map(({ id }) => id))

test('a changed row replaces the one that is shown, on whatever page it is', () => {
	const changed = row('c', 3, 'closed')
	const after = withRow(list, loaded({}, [[row('e', 5), row('d', 4)], [row('c', 3)]]), changed)
	expect(after.pages[1]?.rows).toEqual([changed])
	expect(after.pages[0]?.rows).toHaveLength(2)
})

test('a row leaves the list of the status it no longer has, and stays on the screen and in a search', () => {
	const closed = row('d', 4, 'closed')
	expect(idsOf(withRow(list, loaded({ status: 'open' }, [[row('e', 5), row('d', 4)]]), closed))).toEqual([['e']])
	const shown = withRow(list, loaded({ status: 'open' }, [[row('d', 4)]]), closed, true)
	expect(shown.pages[0]?.rows).toEqual([closed])
	const found = withRow(list, loaded({ q: 'd' }, [[row('d', 4)]]), closed)
	expect(found.pages[0]?.rows).toEqual([closed])
})

test('a row that gets another status appears among its kind at its place', () => {
	const closed = row('d', 4, 'closed')
	const others = [[row('e', 5, 'closed')], [row('c', 3, 'closed')]]
	expect(idsOf(withRow(list, loaded({ status: 'closed' }, others), closed))).toEqual([['e'], ['d', 'c']])
	expect(idsOf(withRow(list, loaded({ status: 'closed' }, [[]]), closed))).toEqual([['d']])
})

test('a row older than everything that is loaded comes with its own page, or last where there is none', () => {
	const oldest = row('a', 1)
	expect(idsOf(withRow(list, loaded({}, [[row('e', 5)]], 'more'), oldest))).toEqual([['e']])
	expect(idsOf(withRow(list, loaded({}, [[row('e', 5)]]), oldest))).toEqual([['e', 'a']])
})

test('a search shows what it found and nothing that changed beside it', () => {
	expect(idsOf(withRow(list, loaded({ q: 'e' }, [[row('e', 5)]]), row('d', 4)))).toEqual([['e']])
	expect(idsOf(withRow(list, loaded({ status: 'closed' }, [[]]), row('d', 4)))).toEqual([[]])
})

test.each<Filter<Row['status']>>([{ where: { type: 'Food' } }, { order: 'urgent' }])(
	'what the server narrows or sorts gets no row from here, and shows the change of one that is there: %j',
	(filter) => {
		expect(idsOf(withRow(list, loaded(filter, [[row('e', 5)]]), row('f', 6)))).toEqual([['e']])
		const changed = row('e', 5, 'closed')
		expect(withRow(list, loaded(filter, [[row('e', 5)]]), changed).pages[0]?.rows).toEqual([changed])
	},
)

test('a row that was removed leaves every list that is loaded', () => {
	const cache = new QueryClient()
	const rows = pagedList({ ...list, key: ['rows'], load: () => Promise.resolve({ rows: [] }) })
	const filters: Filter<Row['status']>[] = [{}, { status: 'open' }, { q: 'd' }]
	for (const filter of filters)
		cache.setQueryData(rows.query(filter).queryKey, loaded(filter, [[row('e', 5), row('d', 4)]]))
	rows.drop(cache, 'd')
	for (const filter of filters) {
		const { pages = [] } = cache.getQueryData(rows.query(filter).queryKey) ?? {}
		expect(pages.flatMap((page) => page.rows)).toEqual([row('e', 5)])
	}
	expect(rows.known(cache).has('d')).toBe(false)
})
