import { useQueryClient } from '@tanstack/react-query'
import { countsQuery } from '../counts.ts'
import { deskEventsQuery } from '../desk/deskEvents.ts'
import { eventList, eventQuery, type StaffEvent } from './events.ts'

/** Writes an event, as the server answered it, everywhere the console shows it. */
export function useEventCache() {
	const cache = useQueryClient()
	return (event: StaffEvent) => {
		// The answer to another change doesn't say how far an email to everyone is.
		cache.setQueryData(eventQuery(event._id).queryKey, (seen) => ({ emailing: seen?.emailing, ...event }))
		eventList.put(cache, event)
		void cache.invalidateQueries({ queryKey: countsQuery.queryKey })
		void cache.invalidateQueries({ queryKey: deskEventsQuery.queryKey })
	}
}
