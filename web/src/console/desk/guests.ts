import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import * as z from 'zod'
import type { Answer } from '#shared/endpoint.ts'
import type { eventsDeskApi } from '#shared/events/desk-api.ts'
import { DeskGuest as Guest } from '#shared/events/records.ts'
import { keptDesk } from '#web/lib/desk/openDesk.ts'
import { sealed, unsealed } from '#web/lib/desk/seal.ts'
import { dropList, listKeptForMs, putList, readList, sealingKey } from '#web/lib/desk/signInStore.ts'
import type { WaitingSignIn } from '#web/lib/desk/waitingSignIns.ts'
import { isLost } from '#web/lib/isLost.ts'
import { useWhileThere } from '#web/lib/useWhileThere.ts'
import { desk, deskEventsQuery } from './deskEvents.ts'
import { counted } from './Evening.tsx'

const GuestList = z.object({ guests: z.array(Guest), isWhole: z.boolean(), keptAt: z.number() })

/** The guests of an event, as this device knew them at some moment. A very long list isn't whole. */
type GuestList = z.output<typeof GuestList>

/** From now on these guests are found on this device without a network. */
async function keepGuestList(owner: string, event: string, list: GuestList) {
	try {
		await putList({ event, owner, keptAt: list.keptAt, ...(await sealed(list)) })
		// The answer was still on its way when they signed out, which erases everything else.
		if (keptDesk()?.owner !== owner) await dropList(event)
	} catch {
		// A browser that keeps nothing finds guests as long as it has a network.
	}
}

/** The list that this employee's session brought here. A colleague's isn't opened. */
async function keptGuestList(owner: string, event: string, now: number) {
	const kept = await readList(event)
	if (kept?.owner !== owner || now - kept.keptAt >= listKeptForMs) return undefined
	return GuestList.safeParse(await unsealed(kept, await sealingKey())).data
}

export type DeskGuest = Answer<typeof eventsDeskApi.deskGuests>['guests'][number]

/** As many guests as an evening at one door can have. More would take a phone too long. */
const mostHere = 1000

const againMs = 60_000

async function askForGuests(id: string): Promise<GuestList> {
	const guests: DeskGuest[] = []
	let cursor: string | undefined
	do {
		const page = await desk.deskGuests({ id, ...(cursor && { cursor }) })
		guests.push(...page.guests)
		cursor = page.next
	} while (cursor && guests.length < mostHere)
	return { guests, isWhole: cursor === undefined, keptAt: Date.now() }
}

/** Without a network it's the list on the screen, or else the one that this session brought onto the device. */
async function guestsOf(owner: string, id: string, shown: () => GuestList | undefined) {
	try {
		const list = await askForGuests(id)
		await keepGuestList(owner, id, list)
		return list
	} catch (error) {
		const kept = isLost(error) && (shown() ?? (await keptGuestList(owner, id, Date.now())))
		if (!kept) throw error
		return kept
	}
}

const keyOf = (event: string | undefined) => ['desk-list', event]

/** What was asked before doesn't know of the change, so its answer doesn't count any more. */
function change<Known>(cache: QueryClient, queryKey: QueryKey, next: (known: Known) => Known) {
	const known = cache.getQueryData<Known>(queryKey)
	// What comes for the first time is waited for.
	if (known === undefined) return
	void cache.cancelQueries({ queryKey })
	cache.setQueryData<Known>(queryKey, next(known))
}

/** Everyone who signed up for the event of the desk. */
export function useGuests(owner: string, event: string | undefined) {
	const cache = useQueryClient()
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: keyOf(event),
		queryFn: () => guestsOf(owner, event ?? '', () => cache.getQueryData<GuestList>(keyOf(event))),
		enabled: event !== undefined,
		// The device's own list is there without a network.
		networkMode: 'always',
		refetchOnReconnect: 'always',
		retry: false,
	})
	const refresh = useCallback(async () => {
		await Promise.all([refetch(), cache.refetchQueries(deskEventsQuery)])
	}, [refetch, cache])
	useWhileThere(() => void (event && refresh()), againMs)

	const setIn = useCallback(
		(id: unknown, signedIn: boolean) => {
			if (id === undefined) return
			change<GuestList>(cache, keyOf(event), (list) => ({
				...list,
				guests: list.guests.map((one) => (one._id === id ? { ...one, signedIn } : one)),
			}))
		},
		[cache, event],
	)

	/** The list of the server may be seconds behind. */
	const mark = useCallback(
		(id: unknown, signedIn: boolean) => {
			setIn(id, signedIn)
			void cache.refetchQueries(deskEventsQuery)
		},
		[cache, setIn],
	)

	/** One of many that are sent after a while without a network. It's counted here until the server is asked again. */
	const markSent = useCallback(
		(signIn: WaitingSignIn) => {
			setIn(signIn.guest.guestID, true)
			change<Awaited<ReturnType<typeof desk.forSignIn>>>(cache, deskEventsQuery.queryKey, (known) => ({
				...known,
				events: known.events.map((one) => (one._id === signIn.guest.eventID ? counted(one, signIn) : one)),
			}))
		},
		[cache, setIn],
	)
	return { list: data, error, isFetching, refetch, refresh, mark, markSent }
}
