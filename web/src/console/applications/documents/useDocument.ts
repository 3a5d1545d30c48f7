import { useQuery } from '@tanstack/react-query'
import { staff } from '#web/console/applications/applications.ts'
import { ApiError } from '#web/lib/api.ts'

const isBeingChecked = (error: Error | null) => error instanceof ApiError && error.code === 'being-checked'

/** A link to a document, as soon as it was scanned. Links work for five minutes, and each opening is recorded. */
export function useDocument(token: string, id: string, wanted = true) {
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: ['console', 'document', token, id],
		queryFn: () => staff.openAttachment({ token, id }),
		enabled: wanted,
		staleTime: ({ state: { data, dataUpdatedAt } }) => (data ? Date.parse(data.expiresAt) - dataUpdatedAt : 0),
		// A new link would load the document again under the reader's eyes.
		refetchOnWindowFocus: false,
		refetchOnReconnect: false,
		refetchInterval: ({ state }) => (isBeingChecked(state.error) ? 3000 : false),
		gcTime: 0,
	})
	return { document: data, error, isFetching, refetch, isBeingChecked: isBeingChecked(error) }
}
