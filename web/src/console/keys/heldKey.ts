import { useEffect, useSyncExternalStore } from 'react'
import { listeners } from '#web/lib/listeners.ts'
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
const changes = listeners()

function change(next: Held | undefined) {
	clearTimeout(timer)
	held = next
	if (next) timer = setTimeout(forgetKey, next.until - Date.now())
	changes.tell()
}

export const forgetKey = () => change(undefined)

/**
 * The key is held for so long from its typing, and not from its last use, so that it has to be typed again in any case.
 */
export const holdKey = (owner: string, key: string) => change({ key, owner, until: Date.now() + keptFor })

/** The key that this employee typed on this page a short time ago. */
export function useHeldKey() {
	const { user } = useSession()
	const now = useSyncExternalStore(changes.on, () => held)
	const isOwn = now !== undefined && now.owner === user?._id
	return isOwn ? now : undefined
}

/** The console ends with the session, and what is held ends with the console. */
export const useKeyEndsHere = () => useEffect(() => forgetKey, [])
