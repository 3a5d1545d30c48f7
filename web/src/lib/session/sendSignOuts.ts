import { useSyncExternalStore } from 'react'
import { ApiError, sessionApi } from '#web/lib/api.ts'
import { listeners } from '#web/lib/listeners.ts'
import { isSignedOutHere, onOwed, owedSignOuts, settle } from './owed.ts'

const againMs = 15_000
const patienceMs = 10_000

let timer: ReturnType<typeof setTimeout> | undefined
let sending = false
let failed = false

const changes = listeners()

function say(next: boolean) {
	failed = next
	changes.tell()
}

/** A connection that is there and carries nothing counts as none. */
const patience = () => new Promise<never>((_, reject) => setTimeout(reject, patienceMs))

/** Sends what is owed, and again until the server has answered. */
export async function sendSignOuts() {
	if (sending) return
	clearTimeout(timer)
	sending = true
	try {
		const told = new Set<string>()
		const next = () => owedSignOuts(Date.now()).find(({ session }) => !told.has(session))
		for (let owed = next(); owed; owed = next()) {
			const { session } = owed
			told.add(session)
			await Promise.race([sessionApi.signout({ session }, { session: 'ends' }), patience()]).catch((error) => {
				// The server will never take it, however often it's sent.
				if (!(error instanceof ApiError) || error.code !== 'invalid') throw error
			})
			settle(session, Date.now())
		}
		say(false)
	} catch {
		say(true)
		timer = setTimeout(() => void sendSignOuts(), againMs)
	} finally {
		sending = false
	}
}

/** Runs once for each page. Sign-outs of an earlier visit come first, and the network may come back at any time. */
export function keepSendingSignOuts() {
	const send = () => void sendSignOuts()
	send()
	window.addEventListener('online', send)
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'visible') send()
	})
}

function onChange(listener: () => void) {
	const stops = [onOwed(listener), changes.on(listener)]
	return () => {
		for (const stop of stops) stop()
	}
}

const state = () => {
	if (!isSignedOutHere(Date.now())) return 'none'
	return failed ? 'waits' : 'sending'
}

/** Tells whether the server knows that the last person signed out here. */
export const useOwedSignOut = () => useSyncExternalStore(onChange, state, () => 'none' as const)
