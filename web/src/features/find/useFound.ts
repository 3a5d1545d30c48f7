import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod'
import type { applicationsApi } from '#shared/applications/api.ts'
import { ifGiven, line } from '#shared/fields.ts'
import { routes } from '#shared/paths.ts'
import { token } from '#shared/tokens.ts'
import { t } from '#shared/words/t.ts'
import { client } from '#web/lib/api.ts'
import { type DraftPlace, dropDraft, guest, readDraft, writeDraft } from '#web/lib/drafts/drafts.ts'
import { isReloadOrRestore } from '#web/lib/drafts/isReloadOrRestore.ts'
import type { FoundByToken } from './FoundApplication.tsx'

/** The documented sentence is about the whole form, so each field has one that says what belongs there. */
export const Find = z.strictObject({
	firstName: line(1, 50, t('Enter the first name.')),
	lastName: line(1, 50, t('Enter the last name.')),
	token: token(t('Enter the token.')),
	pin: ifGiven(line(1, 20, t('Enter the PIN.'))),
})

/** The call is written without its schemas, which bring those of the whole application. */
const { find: findApplication } = client<Pick<typeof applicationsApi, 'find'>>({
	find: { method: 'POST', path: '/api/search-for-application' },
})

/** A guest's draft is gone after half an hour without a touch, also if the phone had closed the tab by itself. */
const place: DraftPlace = { form: 'find', owner: guest }

/** What was found is shown while its page comes again. Someone who comes to it in another way sees nothing of it. */
function keptHere(isShown: boolean) {
	if (isShown && isReloadOrRestore) return Find.safeParse(readDraft(place, Date.now())).data
	dropDraft(place)
	return undefined
}

/**
 * The application that someone found with a name and a token. The tab keeps these two until the page is left, and a
 * reload asks the server again. The history holds neither, because on a shared phone Back would show it to the next
 * person.
 */
export function useFound() {
	const navigate = useNavigate()
	const isShown = useLocation().state?.found === true
	const [kept, setKept] = useState(() => keptHere(isShown))
	const [found, setFound] = useState<FoundByToken>()
	const left = useRef(false)
	useEffect(() => {
		left.current = false
		return () => {
			left.current = true
			dropDraft(place)
		}
	}, [])
	const again = useQuery({
		queryKey: ['found-application', kept],
		queryFn: async () => (await findApplication(Find.parse(kept))).application,
		enabled: kept !== undefined && found === undefined,
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
	})
	const forget = useCallback(() => {
		dropDraft(place)
		setKept(undefined)
		setFound(undefined)
	}, [])
	return {
		isShown,
		found: found ?? (kept && again.data),
		/** After a reload, until the server has answered. */
		isComing: kept !== undefined && found === undefined && again.isPending,
		again,
		show: (after: FoundByToken) => {
			const { firstName, lastName, token, helper } = after
			// A reload needs the PIN that the page has just been given.
			if (helper?.pin) writeDraft(place, { firstName, lastName, token, pin: helper.pin }, Date.now())
			setFound(after)
		},
		find: async (input: z.output<typeof Find>) => {
			const { application } = await findApplication(input)
			if (left.current) return
			writeDraft(place, input, Date.now())
			setFound(application)
			// The review has a place of its own in the history, so that Back leads to the form; its token stays out of it.
			void navigate(routes.find.path, { state: { found: true } })
		},
		forget,
	}
}
