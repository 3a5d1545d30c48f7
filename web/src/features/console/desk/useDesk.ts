import { useCallback, useEffect, useState } from 'react'
import type { Answer } from '#shared/endpoint.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { SignInInput } from '#shared/events/schema.ts'
import { messages } from '#shared/messages.ts'
import { ApiError, client } from '#web/lib/api.ts'
import {
	dropSignIn,
	keepSignIn,
	onWaitingSignIns,
	type WaitingSignIn,
	waitingSignIns,
} from '#web/lib/waitingSignIns.ts'
import { isRefused, sendWaiting } from './sending.ts'

export const desk = client(eventsDeskApi)

export type DeskEvent = Answer<typeof eventsDeskApi.forSignIn>['events'][number]

/** Being online again isn't always noticed, so it's tried now and then. */
const againMs = 15_000
const patienceMs = 6_000

/** `id` is what the sign-in can be undone by; without it, it waits on this device. */
export interface Entered {
	key: string
	id?: string
}

async function send({ key, guest }: WaitingSignIn) {
	const checked = SignInInput.safeParse(guest)
	if (!checked.success) throw new ApiError('invalid', messages.invalid)
	return desk.signIn(checked.data, { idempotencyKey: key })
}

const lock = 'waiting-sign-ins'

/** One tab sends at a time. Without locks, the idempotency keys alone keep each from counting twice. */
const inTurn = <Result>(work: () => Promise<Result>) =>
	'locks' in navigator ? navigator.locks.request(lock, work) : work()

const unlessSomeoneSends = (work: () => Promise<unknown>) =>
	'locks' in navigator
		? navigator.locks.request(lock, { ifAvailable: true }, (free) => (free ? work() : undefined))
		: work()

/** A line of guests waits no longer for a bad connection than this. */
const patience = () => new Promise<'too long'>((resolve) => setTimeout(resolve, patienceMs, 'too long'))

/** What an employee entered at the desk and the server doesn't have yet, and how it gets there. */
export function useDesk(owner: string) {
	const [waiting, setWaiting] = useState(() => waitingSignIns(owner))
	const [stopped, setStopped] = useState<Error>()
	const [sending, setSending] = useState(false)
	useEffect(() => onWaitingSignIns(() => setWaiting(waitingSignIns(owner))), [owner])

	const sendAll = useCallback(async () => {
		setSending(true)
		const stop = await unlessSomeoneSends(() =>
			sendWaiting({
				waiting: () => waitingSignIns(owner),
				send,
				drop: ({ key }) => dropSignIn(owner, key),
				refuse: (signIn, problem) => void keepSignIn(owner, { ...signIn, problem }),
			}),
		)
		setStopped(stop instanceof Error ? stop : undefined)
		setSending(false)
	}, [owner])

	const toSend = waiting.some(({ problem }) => problem === undefined)
	useEffect(() => {
		if (!toSend) return
		const tryAgain = () => void sendAll()
		tryAgain()
		window.addEventListener('online', tryAgain)
		const timer = setInterval(tryAgain, againMs)
		return () => {
			window.removeEventListener('online', tryAgain)
			clearInterval(timer)
		}
	}, [toSend, sendAll])

	/** Kept first and sent then, so that nothing is lost whatever happens in between. Throws what the guest has to mend. */
	const enter = useCallback(
		async (signIn: WaitingSignIn): Promise<Entered> => {
			const { key } = signIn
			const kept = keepSignIn(owner, signIn)
			let watched = true
			const sent = inTurn(async () => {
				if (kept && !waitingSignIns(owner).some((one) => one.key === key)) return { key }
				try {
					const { id } = await send(signIn)
					dropSignIn(owner, key)
					return { key, id }
				} catch (error) {
					if (!isRefused(error) && kept) return { key }
					if (watched) dropSignIn(owner, key)
					else if (isRefused(error)) keepSignIn(owner, { ...signIn, problem: error.message })
					if (watched) throw error
					return { key }
				}
			})
			if (!kept) return sent
			const first = await Promise.race([sent, patience()])
			watched = false
			return first === 'too long' ? { key } : first
		},
		[owner],
	)

	/** True if it had not been sent. */
	const takeBack = useCallback(
		(key: string) =>
			inTurn(async () => {
				const isHere = waitingSignIns(owner).some((one) => one.key === key)
				dropSignIn(owner, key)
				return isHere
			}),
		[owner],
	)

	return { waiting, stopped, sending, sendAll, enter, takeBack }
}
