import type { InfiniteQueryObserverResult } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { listeners } from '#web/lib/listeners.ts'

interface ListPlace {
	/** The rows that are loaded. */
	ids: readonly string[]
	/** There are others after them. */
	more: boolean
	/** The address of the list that was shown last, with its filter. */
	path: string
	title: string
	/** The text in the list's search field. It is never part of an address. */
	state?: unknown
	/** The row that was opened last. It gets the focus when the list is shown again. */
	opened?: string | undefined
}

const nowhere: Partial<ListPlace> = {}

const places = new Map<string, Partial<ListPlace>>()
const changes = listeners()

/** Remembers, for this page of the browser only, which list of a section was shown, and what was opened from it. */
export function rememberPlace(section: string, place: Partial<ListPlace>) {
	places.set(section, { ...places.get(section), ...place })
	changes.tell()
}

/** The next person at this device must not find what was searched for. */
export function forgetPlaces() {
	places.clear()
	changes.tell()
}

export const listPlace = (section: string) => places.get(section) ?? nowhere

export const useListPlace = (section: string) => useSyncExternalStore(changes.on, () => listPlace(section))

interface Shown<Row> {
	section: string
	title: string
	query: Pick<InfiniteQueryObserverResult<{ rows: readonly Row[] }>, 'data' | 'hasNextPage'>
	idOf: (row: Row) => string
}

/** The list on the screen is where someone comes back to from a page of one of its rows. */
export function useRememberedPlace<Row>({ section, title, query, idOf }: Shown<Row>) {
	const { pathname, search, state } = useLocation()
	useEffect(() => {
		const ids = query.data?.rows.map(idOf)
		if (ids) rememberPlace(section, { path: pathname + search, title, state, ids, more: query.hasNextPage })
	})
}
