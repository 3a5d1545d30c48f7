import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '#web/lib/session/SessionProvider.tsx'

const keptFor = 15 * 60_000

interface Held {
	key: string
	owner: string
	until: number
}

/**
 * Keeps the employee key in the memory of this page alone, so that it's gone with a reload, a sign-out or the end of a
 * session.
 */
let held: Held | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function change(next: Held | undefined) {
	clearTimeout(timer)
	held = next
	if (next) timer = setTimeout(forgetKey, next.until - Date.now())
	for (const listener of listeners) listener()
}

export const forgetKey = () => change(undefined)

/**
 * The key is held for so long from its typing, and not from its last use, so that it has to be typed again in any case.
 */
export const holdKey = (owner: string, key: string) => change({ key, owner, until: Date.now() + keptFor })

const subscribe = (listener: () => void) => {
	listeners.add(listener)
	return () => void listeners.delete(listener)
}

/** The key that this employee typed on this page a short time ago. */
export function useHeldKey() {
	const { user } = useSession()
	const now = useSyncExternalStore(subscribe, () => held)
	const isOwn = now !== undefined && now.owner === user?._id
	return isOwn ? now : undefined
}

/** The console ends with the session, and what is held ends with the console. */
export const useKeyEndsHere = () => useEffect(() => forgetKey, [])
