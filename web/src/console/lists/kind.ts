import type { Permission } from '#shared/endpoint.ts'
import type { Tone } from '#web/components/application/StatusTag.tsx'
import type { Fact } from '#web/components/Facts.tsx'
import { consolePath, searchPath } from '../paths.ts'
import { type ListDefinition, type ListRequest, pagedList } from './pagedList.ts'
import { searchState } from './search.tsx'
import type { Heads } from './sorting.tsx'

/** One thing as its list and the search for anything show it. */
export interface Shown {
	name: string
	/** Tells it from others of the name. */
	about?: string
	date: string
	tone: Tone
	status?: string
	/** What an open row says, if the thing has a page of its own. */
	/** Tells two people of the same name apart. */
	birthday?: string
	facts?: readonly Fact[]
}

/** People are sorted by their last names. */
export const lastNameFirst = ({ lastName, firstName }: { lastName: string; firstName: string }) =>
	`${lastName} ${firstName}`

interface Definition<Status extends string, Row> extends Omit<ListDefinition<Status, Row>, 'key'> {
	/** The path below the console's address. */
	section: string
	/** Above what a search for anything found of it. */
	label: string
	permission: Permission
	nouns: readonly [one: string, many: string]
	/** Of the section's own search. */
	search: { hint: string; title?: string; tip?: string }
	shown: (row: Row) => Shown
	/** The columns of the list. */
	heads?: Heads<Row>
	/** The grid of its rows, where it isn't the usual one. */
	columns?: string
	/** What the section's search is asked for. Without it a thing has a page of its own. */
	searchedBy?: (row: Row) => string
}

/** So many of each kind are found at once, and the section's own search has the rest. */
const limit = 5

/** A kind of thing that is listed, searched and opened. It's declared once, and all three follow. */
export function kind<Status extends string, Row>(of: Definition<Status, Row>) {
	const { section, idOf, load, shown, searchedBy } = of
	const placeOf = (row: Row) =>
		searchedBy
			? { to: searchPath(section), state: searchState(searchedBy(row)) }
			: { to: consolePath(section, encodeURIComponent(idOf(row))) }
	const find = async (q: string) => {
		const request: ListRequest<Status> = { q, limit }
		const { rows, next, more } = await load(request)
		const found = rows.map((row) => ({ id: idOf(row), ...shown(row), ...placeOf(row) }))
		return { found, more: next !== undefined || more === true }
	}
	return { ...of, ...pagedList<Status, Row>({ ...of, key: ['console', section] }), find }
}

export type Kind<Status extends string, Row> = ReturnType<typeof kind<Status, Row>>
