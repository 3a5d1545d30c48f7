import { inStorage } from '#web/lib/drafts/drafts.ts'
import { listeners } from '#web/lib/listeners.ts'

/** A sign-out on this device that the server hasn't heard of. */
interface Owed {
	/** The session's id, which ends this session and no other. */
	session: string
	at: number
	/** True as long as nobody has signed in since, so that this browser's cookie is still that session's. */
	cookie: boolean
}

const place = 'sign-outs'

/** No session lives longer, so nothing has to be ended any more. */
const longestSession = 24 * 3_600_000

/** If the browser keeps nothing for us, only this tab remembers it. */
let inThisTab: readonly Owed[] = []

const isOwed = (it: unknown): it is Owed =>
	typeof it === 'object' && it !== null && 'session' in it && 'at' in it && 'cookie' in it

/** Anything that doesn't parse, such as another version's, counts as empty. */
function read(): readonly Owed[] {
	const kept = inStorage('localStorage', (all): unknown => JSON.parse(all.getItem(place) ?? '[]'))
	return Array.isArray(kept) ? [...inThisTab, ...kept.filter(isOwed)] : inThisTab
}

const changes = listeners()

function write(owed: readonly Owed[]) {
	const kept = inStorage('localStorage', (all) => {
		if (owed.length === 0) all.removeItem(place)
		else all.setItem(place, JSON.stringify(owed))
		return true
	})
	inThisTab = kept ? [] : owed
	changes.tell()
}

export const owedSignOuts = (now: number) => read().filter(({ at }) => now - at < longestSession)

/** The page behaves as a visitor's until the server has ended the session that this browser's cookie stands for. */
export const isSignedOutHere = (now: number) => owedSignOuts(now).some(({ cookie }) => cookie)

export const owe = (session: string, now: number) =>
	write([...owedSignOuts(now).filter((owed) => owed.session !== session), { session, at: now, cookie: true }])

/** The server has heard of it. */
export const settle = (session: string, now: number) =>
	write(owedSignOuts(now).filter((owed) => owed.session !== session))

/** Someone has signed in: the cookie is theirs, and what is owed is still sent. */
export const cookieIsNew = (now: number) => {
	if (isSignedOutHere(now)) write(owedSignOuts(now).map((owed) => ({ ...owed, cookie: false })))
}

/** Calls the listener also for what another tab wrote. */
export function onOwed(listener: () => void) {
	const heard = ({ key }: StorageEvent) => {
		if (key === null || key === place) listener()
	}
	const stop = changes.on(listener)
	window.addEventListener('storage', heard)
	return () => {
		stop()
		window.removeEventListener('storage', heard)
	}
}
