import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { countsQuery } from '../counts.ts'
import { type Grant, type Grants, grantsKey, moneyKey, type Which } from './money.ts'
import { withGrant } from './withGrant.ts'

/** Writes the answers of changes into the list on the screen. Everything else that shows them is read again when it's opened. */
export function useMoneyCache(which: Which) {
	const cache = useQueryClient()
	return {
		put: (before: Grant, after: Grant | undefined) => {
			cache.setQueryData<InfiniteData<Grants>>(
				grantsKey(which),
				(loaded) =>
					loaded && { ...loaded, pages: loaded.pages.map((page) => withGrant(page, which.view, before, after)) },
			)
		},
		settle: () => {
			void cache.invalidateQueries({ queryKey: moneyKey, refetchType: 'none' })
			void cache.invalidateQueries({ queryKey: ['console', 'applications'] })
			void cache.invalidateQueries({ queryKey: ['console', 'application'] })
			void cache.invalidateQueries({ queryKey: countsQuery.queryKey })
		},
	}
}

export type MoneyCache = ReturnType<typeof useMoneyCache>
