import { useQueries } from '@tanstack/react-query'
import { useMayUse } from '../useMayUse.ts'
import { groups } from './groups.ts'

/** Asks every section that the employee may see at once. */
export function useFound(q: string) {
	const mayUse = useMayUse()
	const mine = groups.filter(({ permission }) => mayUse(permission))
	const queries = useQueries({
		queries: mine.map(({ label, find }) => ({
			queryKey: ['console', 'everywhere', label, q],
			queryFn: () => find(q),
			enabled: q !== '',
			refetchOnWindowFocus: false,
		})),
	})
	return mine.map((group, at) => ({ ...group, query: queries[at] }))
}
