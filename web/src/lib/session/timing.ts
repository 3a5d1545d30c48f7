export interface SessionClock {
	/** The moment of the server's last answer to this browser, in any tab. */
	lastAnswerAt: number
	idleSeconds: number
	/** The session ends at this moment at the latest, by this browser's clock. */
	endsAt: number
}

export type EndCause = 'idle' | 'limit'

export type SessionPhase =
	| { name: 'open'; nextAt: number }
	| { name: 'ending'; cause: EndCause; nextAt: number }
	| { name: 'ended'; cause: EndCause }

export const warningMs = 2 * 60_000

/** Tells what to show now, and when to look again. */
export function sessionPhase({ lastAnswerAt, idleSeconds, endsAt }: SessionClock, now: number): SessionPhase {
	const idleEndsAt = lastAnswerAt + idleSeconds * 1000
	const cause: EndCause = idleEndsAt < endsAt ? 'idle' : 'limit'
	const end = Math.min(idleEndsAt, endsAt)
	if (now >= end) return { name: 'ended', cause }
	if (now >= end - warningMs) return { name: 'ending', cause, nextAt: end }
	return { name: 'open', nextAt: end - warningMs }
}
