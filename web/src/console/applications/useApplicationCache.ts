import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { letterDue } from '#shared/applications/paper.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import type { Answer } from '#shared/endpoint.ts'
import { countsQuery } from '../counts.ts'
import { type Application, applicationList, applicationQuery } from './applications.ts'

type Answered = Answer<typeof applicationsStaffApi.ask | typeof applicationsStaffApi.respond>['application']

/**
 * The answer to a change leaves out what its reader has, and those parts stay. Anything else that it doesn't name the
 * application no longer has.
 */
export const asAnswered = (
	{ notes, history, payments, attachments, followUps, delivery, reference, leftToColleague }: Application,
	answered: Answered,
): Application => ({
	notes,
	history,
	payments,
	attachments,
	followUps,
	delivery,
	reference,
	leftToColleague,
	...answered,
})

/** What shows an application beside others, which is read again when it's opened: earlier help, a person's page, Money. */
const shownBesideOthers = [
	['console', 'related'],
	['console', 'person', 'applications'],
	['console', 'money'],
]

/** Writes what a server's answer says about an application into everything that shows it. */
export function useApplicationCache(token: string) {
	const cache = useQueryClient()
	return useMemo(() => {
		const { queryKey } = applicationQuery(token)
		return {
			/** For changes that no list shows: its notes, its documents. */
			update: (changes: Partial<Application>) =>
				void cache.setQueryData(queryKey, (cached) => cached && { ...cached, ...changes }),
			/** Reads it anew, where the answer says only a part of what changed. */
			refresh: () => cache.invalidateQueries({ queryKey }),
			/** A decision, which lists and counts show too. */
			replace: (application: Application) => {
				cache.setQueryData(queryKey, application)
				applicationList.put(cache, { ...application, toPost: letterDue(application) })
				void cache.invalidateQueries({ queryKey: countsQuery.queryKey })
				for (const queryKey of shownBesideOthers) void cache.invalidateQueries({ queryKey, refetchType: 'none' })
			},
		}
	}, [cache, token])
}
