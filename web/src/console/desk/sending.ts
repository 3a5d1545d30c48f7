import { ApiError } from '#web/lib/api.ts'
import type { WaitingSignIn } from '#web/lib/desk/waitingSignIns.ts'

/** The server looked at this one and won't have it; sending it again would change nothing. */
const refusals: readonly ApiError['code'][] = ['invalid', 'not-found', 'conflict', 'other-body', 'too-large']

export const isRefused = (error: unknown): error is ApiError =>
	error instanceof ApiError && refusals.includes(error.code)

interface Ways {
	/** Reads anew what waits, because another tab may have sent or removed some. */
	waiting: () => Promise<readonly WaitingSignIn[]>
	send: (signIn: WaitingSignIn) => Promise<unknown>
	drop: (signIn: WaitingSignIn) => Promise<unknown>
	refuse: (signIn: WaitingSignIn, problem: string) => Promise<unknown>
}

/**
 * Sends what waits, one after the other. The network, a session that ended and a server in trouble stop it, and the rest
 * waits on: what stopped it is the answer.
 */
export async function sendWaiting({ waiting, send, drop, refuse }: Ways): Promise<unknown> {
	for (const signIn of await waiting()) {
		if (signIn.problem !== undefined || !(await waiting()).some(({ key }) => key === signIn.key)) continue
		try {
			await send(signIn)
			await drop(signIn)
		} catch (error) {
			if (!isRefused(error)) return error
			await refuse(signIn, error.message)
		}
	}
	return undefined
}
