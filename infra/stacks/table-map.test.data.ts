import type { TableAccess } from '#functions/domain/table-access.ts'
import { accessOfAll } from '#functions/domain/table-map.ts'

/** Each part that varies in a key has an example and a pattern. */
const varying: Record<string, [example: string, pattern: string]> = {
	moment: ['2026-11-23T15:04:05.000Z', '\\d{4}-\\d\\d-\\d\\dT[\\d:.]*Z?'],
	day: ['2026-11-23', '\\d{4}-\\d\\d-\\d\\d'],
	date: ['20261123', '\\d{8}'],
	number: ['150405', '\\d+'],
	token: ['BTG-7K2M-9QXR-4TNV-W8HC', '[^#]+'],
	email: ['ana@example.org', '.+@[^#]+'],
	user: ['V1StGXR8Z5jdHi6BmyT7u', '[^#]+'],
	id: ['Uakgb5J5m9g0JDMbcJqLJ', '[^#]+'],
	hash: ['n4bQgYhMfWWaL5qg', '[\\w-]+'],
	what: ['login', '.+'],
	period: ['2026-11', '[^#]+'],
	word: ['ana reyes', '.+'],
	disorder: ['hemophilia', '[^#]+'],
	state: ['AL', '[A-Z]{2}'],
	LIST: ['APPLICATIONS', '[A-Z]+'],
	status: ['Pending', '\\w+'],
	'token or id': ['BTG-7K2M-9QXR-4TNV-W8HC', '.+'],
	'id or action': ['Uakgb5J5m9g0JDMbcJqLJ', '.+'],
	'user or visitor': ['visitor', '.+'],
}

/** A word without an entry stands for itself, such as active. */
const of = (name: string) => varying[name] ?? [name, '\\w+']

export const exampleOf = (shape: string) => shape.replace(/<([^>]+)>/g, (_, name: string) => of(name)[0])

const patternOf = (shape: string) => new RegExp(`^${shape.replace(/<([^>]+)>/g, (_, name: string) => of(name)[1])}$`)

export interface Kind {
	pk: string
	sk: string
	is: string
}

export const kindsOf = ({ items }: TableAccess): Kind[] =>
	Object.entries(items).map(([key, is]) => {
		const [pk = '', sk = ''] = key.split(' / ')
		return { pk, sk, is }
	})

const places = [...accessOfAll.values()]

export const placeNames = [...new Set(places.flatMap(({ keeps = [], appends = [] }) => [...keeps, ...appends]))]

/** A role's rights name the item by such a place as `APPLICATION#*`. */
export const placeOfKind = ({ pk }: Pick<Kind, 'pk'>) =>
	placeNames.find((place) => (place.endsWith('*') ? pk.startsWith(place.slice(0, -1)) : pk === place)) ?? ''

/** The rows of a list and its counters follow from its things, so nobody declares them. */
const followingFrom = ({ lists, indexed }: TableAccess) =>
	lists.flatMap((list) => [
		{ pk: `FIND#${list}`, sk: `<word>#${indexed[list]?.order}`, is: 'a term that a thing is found by' },
		{ pk: `COUNT#${list}`, sk: '<what>', is: 'a counter' },
	])

const kinds = places.flatMap((of) => [...kindsOf(of), ...followingFrom(of)])
const patterns = kinds.map(({ pk, sk }) => [patternOf(pk), patternOf(sk)] as const)

const indexed = places.flatMap((of) => Object.entries(of.indexed))
const indexPatterns = indexed.map(([list, { order, kind }]) => ({
	list,
	order: patternOf(order),
	kind: kind === undefined ? undefined : patternOf(`${list}#${kind}`),
}))

interface Item {
	pk?: unknown
	sk?: unknown
	listPk?: unknown
	listSk?: unknown
	kindPk?: unknown
}

/** The item is of a kind that the map shows, and in the index as the map says. */
export function isOnMap({ pk, sk, listPk, listSk, kindPk }: Item) {
	const isKnown = patterns.some(([ofPk, ofSk]) => ofPk.test(String(pk)) && ofSk.test(String(sk)))
	const isInPlace =
		listPk === undefined ||
		indexPatterns.some(
			({ list, order, kind }) =>
				list === listPk && order.test(String(listSk)) && (kind ? kind.test(String(kindPk)) : kindPk === undefined),
		)
	return isKnown && isInPlace
}
