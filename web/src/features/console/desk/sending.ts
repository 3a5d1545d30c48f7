import { ApiError } from '#web/lib/api.ts'
import type { WaitingSignIn } from '#web/lib/waitingSignIns.ts'

/** The server looked at this one and won't have it; sending it again would change nothing. */
const refusals: readonly ApiError['code'][] = ['invalid', 'not-found', 'conflict', 'other-body', 'too-large']

export const isRefused = (error: unknown): error is ApiError =>
	error instanceof ApiError && refusals.includes(error.code)

interface Ways {
	/** What waits now: another tab may have sent or removed some. */
	waiting: () => readonly WaitingSignIn[]
	send: (signIn: WaitingSignIn) => Promise<unknown>
	drop: (signIn: WaitingSignIn) => void
	refuse: (signIn: WaitingSignIn, problem: string) => void
}

/**
 * Sends what waits, one after the other. The network, a session that ended and a server in trouble stop it, and the rest
 * waits on: what stopped it is the answer.
 */
export async function sendWaiting({ waiting, send, drop, refuse }: Ways): Promise<unknown> {
	for (const signIn of waiting()) {
		if (signIn.problem !== undefined || !waiting().some(({ key }) => key === signIn.key)) continue
		try {
			await send(signIn)
			drop(signIn)
		} catch (error) {
			if (!isRefused(error)) return error
			refuse(signIn, error.message)
		}
	}
	return undefined
}
