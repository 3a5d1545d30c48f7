import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { ListRows } from '../ListRows.tsx'
import type { pagedList } from '../pagedList.ts'
import { SearchBox, useSearch } from '../search.tsx'

interface Props<Person> {
	list: ReturnType<typeof pagedList<never, Person>>
	/** Of the search box. */
	label: string
	nouns: readonly [one: string, many: string]
	row: (person: Person) => ReactNode
}

/** The people of an event: everyone at first, and those who are searched for once something is typed. */
export function EventPeople<Person>({ list, label, nouns, row }: Props<Person>) {
	const search = useSearch()
	const query = useInfiniteQuery(list.query(search.submitted ? { q: search.submitted } : {}))
	return (
		<>
			<SearchBox search={search} label={label} hint="Type a part of a name or email." />
			<ListRows
				query={query}
				nouns={nouns}
				empty={<EmptyState title={search.submitted ? sentences.noResult : sentences.emptyList} />}
				row={row}
			/>
		</>
	)
}
