import { useCallback, useEffect, useState } from 'react'
import { KnownSignInInput, SignInInput } from '#shared/events/desk-schema.ts'
import { partySize } from '#shared/events/rules.ts'
import { messages } from '#shared/messages.ts'
import { ApiError } from '#web/lib/api.ts'
import { dropSignIn, onSignIns, sealedSignIns } from '#web/lib/desk/signInStore.ts'
import { canKeepSignIns, keepSignIn, type WaitingSignIn, waitingSignIns } from '#web/lib/desk/waitingSignIns.ts'
import { howMany } from '../howMany.ts'
import { desk } from './deskEvents.ts'

/** The server looked at this one and won't have it; sending it again would change nothing. */
const refusals: readonly ApiError['code'][] = ['invalid', 'not-found', 'conflict', 'other-body', 'too-large']

const isRefused = (error: unknown): error is ApiError => error instanceof ApiError && refusals.includes(error.code)

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

/** Being online again isn't always noticed, so it's tried now and then. */
const againMs = 15_000
const patienceMs = 6_000

/** `id` is what the sign-in can be undone by; without it, it waits on this device. */
export interface Entered {
	key: string
	id?: string
}

/** A sign-in that is taken back was never sent, may have arrived and is undone later, or is with the server. */
export type TakenBack = 'unsent' | 'later' | 'sent'

/** Returns the line of the thanks that names a guest. */
export const whoOf = ({ firstName, lastName, groupMembers }: WaitingSignIn['guest']) =>
	`${firstName} ${lastName}, ${howMany(partySize(String(groupMembers)), 'person', 'people')}`

/** Sent before, in which case the key leads to the same sign-in, or not. */
async function undo(signIn: WaitingSignIn) {
	const { id } = await send(signIn)
	await desk.undoSignIn({ eventID: String(signIn.guest.eventID), id })
}

async function send({ key, guest, known }: WaitingSignIn) {
	if (known) {
		const { firstName, lastName, ...answers } = guest
		const checked = KnownSignInInput.safeParse(answers)
		if (!checked.success) throw new ApiError('invalid', messages.invalid)
		return desk.signInKnown(checked.data, { idempotencyKey: key })
	}
	const checked = SignInInput.safeParse(guest)
	if (!checked.success) throw new ApiError('invalid', messages.invalid)
	return desk.signIn(checked.data, { idempotencyKey: key })
}

const lock = 'waiting-sign-ins'

/** Lets one tab send at a time. Without locks, the idempotency keys alone keep a sign-in from counting twice. */
const inTurn = <Result>(work: () => Promise<Result>) =>
	'locks' in navigator ? navigator.locks.request(lock, work) : work()

const unlessSomeoneSends = (work: () => Promise<unknown>) =>
	'locks' in navigator
		? navigator.locks.request(lock, { ifAvailable: true }, (free) => (free ? work() : undefined))
		: work()

/** A line of guests waits no longer for a bad connection than this. */
const patience = () => new Promise<'too long'>((resolve) => setTimeout(resolve, patienceMs, 'too long'))

const isHere = async (key: string) => (await sealedSignIns(Date.now())).some((one) => one.key === key)

/** What was erased while the server had it isn't written again. */
async function refuse(owner: string, signIn: WaitingSignIn, problem: string) {
	if (await isHere(signIn.key)) await keepSignIn(owner, { ...signIn, problem })
}

/** The sign-ins stored on this device, and whether it can store any. */
function useKept(owner: string) {
	const [waiting, setWaiting] = useState<readonly WaitingSignIn[]>([])
	const [keeps, setKeeps] = useState(true)
	useEffect(() => {
		let latest = 0
		const look = async () => {
			const turn = ++latest
			const own = await waitingSignIns(owner)
			if (turn === latest) setWaiting(own)
		}
		const stop = onSignIns(() => void look())
		void canKeepSignIns().then(setKeeps)
		void look()
		return () => {
			latest = Number.POSITIVE_INFINITY
			stop()
		}
	}, [owner])
	return { waiting, keeps }
}

interface Sending {
	/** The server has one more of those that waited. */
	onSent: (signIn: WaitingSignIn) => void
	/** Some of them were sent, and no more can be for now. */
	onAllSent: () => void
}

/** Stores the sign-ins of the desk on this device and sends them to the server. */
export function useDesk(owner: string, { onSent, onAllSent }: Sending) {
	const { waiting: kept, keeps } = useKept(owner)
	const [stopped, setStopped] = useState<Error>()
	const [sending, setSending] = useState(false)
	const [entering, setEntering] = useState<string>()

	const sendThose = useCallback(
		(which: (signIn: WaitingSignIn) => boolean) =>
			sendWaiting({
				waiting: async () => (await waitingSignIns(owner)).filter(which),
				send: async (signIn) => {
					// Without a network nothing can arrive, so taking it back needs no word to the server.
					if (!signIn.tried && navigator.onLine) await keepSignIn(owner, { ...signIn, tried: true })
					await (signIn.undo ? undo(signIn) : send(signIn))
				},
				drop: async (signIn) => {
					if (!signIn.undo) onSent(signIn)
					await dropSignIn(signIn.key)
				},
				refuse: (signIn, problem) => (signIn.undo ? dropSignIn(signIn.key) : refuse(owner, signIn, problem)),
			}),
		[owner, onSent],
	)

	const sendAll = useCallback(async () => {
		setSending(true)
		const before = (await waitingSignIns(owner)).length
		const stop = await unlessSomeoneSends(() => sendThose(() => true))
		if ((await waitingSignIns(owner)).length < before) onAllSent()
		setStopped(stop instanceof Error ? stop : undefined)
		setSending(false)
	}, [owner, sendThose, onAllSent])

	const toSend = kept.some(({ problem }) => problem === undefined)
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

	/**
	 * Kept first and sent then, so that nothing is lost whatever happens in between. Throws what the guest has to mend.
	 */
	const enter = useCallback(
		async (signIn: WaitingSignIn): Promise<Entered> => {
			const { key } = signIn
			setEntering(key)
			const kept = await keepSignIn(owner, { ...signIn, ...(navigator.onLine && { tried: true }) })
			let watched = true
			const sent = inTurn(async () => {
				if (kept && !(await isHere(key))) return { key }
				// The same guest may have been taken back before.
				if (await sendThose(({ undo }) => undo === true)) return { key }
				try {
					const { id } = await send(signIn)
					// By now it's among those that wait, and counts as one of them.
					if (!watched) onSent(signIn)
					await dropSignIn(key)
					if (!watched) onAllSent()
					return { key, id }
				} catch (error) {
					if (!isRefused(error) && kept) return { key }
					if (watched) await dropSignIn(key)
					else if (isRefused(error)) await refuse(owner, signIn, error.message)
					if (watched) throw error
					return { key }
				}
			})
			if (!kept) return sent
			const first = await Promise.race([sent, patience()])
			watched = false
			const entered = first === 'too long' ? { key } : first
			if (!entered.id) setEntering(undefined)
			return entered
		},
		[owner, sendThose, onSent, onAllSent],
	)

	const takeBack = useCallback(
		(key: string): Promise<TakenBack> =>
			inTurn(async () => {
				const signIn = (await waitingSignIns(owner)).find((one) => one.key === key)
				if (!signIn) return 'sent'
				const isAtServer = signIn.tried && signIn.problem === undefined
				if (isAtServer) await keepSignIn(owner, { ...signIn, undo: true })
				else await dropSignIn(key)
				return isAtServer ? 'later' : 'unsent'
			}),
		[owner],
	)

	// The button that was pressed says that this one is on its way. It waits once that didn't work.
	const waiting = kept.filter(({ key }) => key !== entering)

	return { waiting, keeps, stopped, sending, sendAll, enter, takeBack }
}
