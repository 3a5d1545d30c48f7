import { useQueryClient } from '@tanstack/react-query'
import { countsQuery } from '../counts.ts'
import { eventList, eventQuery, type StaffEvent } from './events.ts'

/** Writes an event, as the server answered it, everywhere the console shows it. */
export function useEventCache() {
	const cache = useQueryClient()
	return (event: StaffEvent) => {
		cache.setQueryData(eventQuery(event._id).queryKey, event)
		eventList.put(cache, event)
		void cache.invalidateQueries({ queryKey: countsQuery.queryKey })
	}
}
