import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { countsQuery } from '../counts.ts'
import { type Application, applicationLists, applicationQuery } from './applications.ts'

/** Keeps what is known of an application right after one of our own deeds, or a colleague's. */
export function useApplicationCache(token: string) {
	const cache = useQueryClient()
	const { queryKey } = applicationQuery(token)

	/** What the server answered with; lists and counts ask anew when they are next looked at. */
	const learn = useCallback(
		(news: Partial<Application>) => {
			cache.setQueryData(queryKey, (known) => (known ? { ...known, ...news } : known))
			void cache.invalidateQueries({ queryKey: applicationLists })
			void cache.invalidateQueries({ queryKey: countsQuery.queryKey })
		},
		[cache, queryKey],
	)

	const askAgain = useCallback(
		() => cache.fetchQuery({ ...applicationQuery(token), staleTime: 0 }),
		[cache, token],
	)

	return { learn, askAgain }
}
