import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
	createContext,
	type ReactNode,
	startTransition,
	use,
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from 'react'
import type { CurrentUser } from '#shared/account/user.ts'
import { t } from '#shared/words/t.ts'
import { sessionApi } from '#web/lib/api.ts'
import { forgetDeskPage } from '#web/lib/desk/offlineDesk.ts'
import { forgetDesk, keptDesk } from '#web/lib/desk/openDesk.ts'
import { eraseSignIns } from '#web/lib/desk/signInStore.ts'
import { eraseDrafts } from '#web/lib/drafts/drafts.ts'
import { onLaterAnswer, sessionClock } from './clock.ts'
import { owe } from './owed.ts'
import { sendSignOuts } from './sendSignOuts.ts'
import { onOtherTab, tellOtherTabs } from './tabs.ts'
import { type EndCause, sessionPhase } from './timing.ts'
import { userQuery } from './user.ts'

/**
 * A session that ended without this tab asking for it. A form keeps what was typed and may go on after a new login. Who
 * presses Signout in another tab leaves this device, so there is no user then, and forms are emptied.
 */
export interface EndedSession {
	cause: EndCause | 'elsewhere' | 'tab'
	user?: CurrentUser
}

interface Session {
	/** null for a visitor, undefined until the server has answered. */
	user: CurrentUser | null | undefined
	/** The first answer did not come. */
	failed: boolean
	/** The first answer about who is signed in is still on its way. */
	waiting: boolean
	asking: boolean
	ending: { cause: EndCause; at: number } | undefined
	ended: EndedSession | undefined
	/** Asks the server again, which also keeps a session alive. */
	refresh: () => Promise<CurrentUser | null | undefined>
	/** After a login: brings the user or throws, and the other tabs ask too. */
	signedIn: () => Promise<CurrentUser | null | undefined>
	/** Leaves this device at once, whether or not the server can be told now. */
	signOut: () => void
}

const notShown = t('That worked, but we couldn’t load your page. Please reload it.')

const SessionContext = createContext<Session | undefined>(undefined)

export function useSession() {
	const session = use(SessionContext)
	if (!session) throw new Error('useSession is used outside of SessionProvider')
	return session
}

/**
 * The HTML of the build knows nobody. The answer may be here before React has taken that HTML over, and is held back
 * until then; as a transition, so that it doesn't hurry React.
 */
function useTakenOver() {
	const [takenOver, setTakenOver] = useState(false)
	useEffect(() => startTransition(() => setTakenOver(true)), [])
	return takenOver
}

export function SessionProvider({ children }: { children: ReactNode }) {
	const cache = useQueryClient()
	const { data, errorUpdateCount, isFetching, refetch } = useQuery(userQuery)
	const takenOver = useTakenOver()
	const user = takenOver ? data : undefined
	// The question counts as failed until an answer comes, also while it's asked again.
	const failed = takenOver && user === undefined && errorUpdateCount > 0
	const [noticed, setEnded] = useState<EndedSession>()
	const [ending, setEnding] = useState<Session['ending']>()
	const known = useRef<CurrentUser>(undefined)
	// This is known in the same render, because a form without a person for a moment would be emptied.
	const leftBy = user === null ? known.current : undefined
	const ended = useMemo(() => noticed ?? (leftBy && { cause: 'elsewhere' as const, user: leftBy }), [noticed, leftBy])

	const refresh = useCallback(async () => (await refetch()).data, [refetch])

	const showUser = useCallback(
		(next: CurrentUser | null) => {
			// An answer that is still on its way knows what was, and would show someone who has signed out.
			void cache.cancelQueries({ queryKey: userQuery.queryKey })
			cache.setQueryData(userQuery.queryKey, next)
			cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] })
		},
		[cache],
	)

	const signOut = useCallback(() => {
		const left = cache.getQueryData<CurrentUser | null>(userQuery.queryKey)
		const session = left?.session.id ?? keptDesk()?.session
		if (session) owe(session, Date.now())
		eraseDrafts()
		const owner = left?._id ?? keptDesk()?.owner
		if (owner) void eraseSignIns(owner)
		forgetDesk()
		void forgetDeskPage().catch(() => undefined)
		known.current = undefined
		setEnded(undefined)
		showUser(null)
		tellOtherTabs({ kind: 'signed-out' })
		void sendSignOuts()
	}, [showUser, cache])

	const signedIn = useCallback(async () => {
		const { data: next } = await refetch({ throwOnError: true }).catch(() => {
			throw new Error(notShown)
		})
		tellOtherTabs({ kind: 'signed-in' })
		return next
	}, [refetch])

	useEffect(() => {
		const before = known.current
		if (before && user && before._id !== user._id) window.location.reload()
		if (user) setEnded(undefined)
		if (user) known.current = user
	}, [user])

	useEffect(
		() =>
			onOtherTab((message) => {
				const { kind } = message
				if (kind === 'over') {
					// The clock of a tab in the background is late, so the tab that noticed says why.
					if (known.current) setEnded({ cause: message.cause, user: known.current })
					showUser(null)
				}
				if (kind === 'signed-out') {
					if (known.current) setEnded({ cause: 'tab' })
					known.current = undefined
					showUser(null)
				}
				if (kind === 'signed-in') void refresh()
			}),
		[showUser, refresh],
	)

	useEffect(() => {
		if (!user) return setEnding(undefined)
		let timer: ReturnType<typeof setTimeout> | undefined
		const look = () => {
			clearTimeout(timer)
			const phase = sessionPhase(sessionClock(user.session), Date.now())
			setEnding(phase.name === 'ending' ? { cause: phase.cause, at: phase.nextAt } : undefined)
			if (phase.name !== 'ended') {
				timer = setTimeout(look, Math.max(phase.nextAt - Date.now(), 250))
				return
			}
			setEnded({ cause: phase.cause, user })
			showUser(null)
			void sessionApi
				.signout({ session: user.session.id })
				.catch(() => undefined)
				.then(() => tellOtherTabs({ kind: 'over', cause: phase.cause }))
		}
		look()
		const stopListening = onLaterAnswer(look)
		return () => {
			clearTimeout(timer)
			stopListening()
		}
	}, [user, showUser])

	const session = useMemo(
		() => ({
			user,
			failed,
			waiting: user === undefined && !failed,
			asking: isFetching,
			ending,
			ended,
			refresh,
			signedIn,
			signOut,
		}),
		[user, failed, isFetching, ending, ended, refresh, signedIn, signOut],
	)
	return <SessionContext value={session}>{children}</SessionContext>
}
