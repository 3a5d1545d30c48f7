import { useEffect, useState } from 'react'
import { useAction } from '#web/lib/useAction.ts'

/** The part of a TanStack infinite query that printing needs. */
interface Pages {
	hasNextPage: boolean
	error: Error | null
	isFetchNextPageError: boolean
	fetchNextPage: () => Promise<Pages>
}

/** Prints a list once all its pages are on the screen, because its foot has the sum of all. */
export function usePrintAll(query: Pages) {
	const [complete, setComplete] = useState(false)
	useEffect(() => {
		if (!complete || query.hasNextPage) return
		setComplete(false)
		window.print()
	}, [complete, query.hasNextPage])
	return useAction({
		send: async () => {
			for (let left = query.hasNextPage; left; ) {
				const answer = await query.fetchNextPage()
				if (answer.isFetchNextPageError) throw answer.error
				left = answer.hasNextPage
			}
		},
		onDone: () => setComplete(true),
	})
}
