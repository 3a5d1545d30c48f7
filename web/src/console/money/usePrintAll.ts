import { useEffect, useState } from 'react'

/** The part of a TanStack infinite query that printing needs. */
interface Pages {
	data: unknown
	error: Error | null
	isFetching: boolean
	isPlaceholderData: boolean
	hasNextPage: boolean
	fetchNextPage: () => Promise<unknown>
}

/**
 * Prints a list once all its pages are on the screen, because its foot has the sum of all. If another list takes its place
 * meanwhile, as while someone still types, that one is loaded and printed. The list itself says what failed.
 */
export function usePrintAll({ data, error, isFetching, isPlaceholderData, hasNextPage, fetchNextPage }: Pages) {
	const [wanted, setWanted] = useState(false)
	const isReady = data !== undefined && !isPlaceholderData
	useEffect(() => {
		if (!wanted || isFetching) return
		if (error) setWanted(false)
		else if (hasNextPage) void fetchNextPage()
		else if (isReady) {
			setWanted(false)
			window.print()
		}
	}, [wanted, error, isFetching, isReady, hasNextPage, fetchNextPage])
	return {
		busy: wanted,
		start: async () => {
			if (error) await fetchNextPage()
			setWanted(true)
		},
	}
}
