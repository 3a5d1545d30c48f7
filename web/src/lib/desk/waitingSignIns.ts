import { type Sealed, sealed, unsealed } from './seal.ts'
import { putSealed, sealedSignIns, sealingKey } from './signInStore.ts'

/** A guest's sign-in at an event that this device has and the server may not. */
export interface WaitingSignIn {
	/** The idempotency key of the sign-in: however often it's sent, it counts once. */
	key: string
	enteredAt: number
	eventName: string
	/** The server has their answers of an earlier event, so only what may have changed since is here. */
	known?: true
	/** The guest's answers, as the form has checked them. */
	guest: Readonly<Record<string, unknown>>
	/** It was on its way once, so the server may have it although nobody heard the answer. */
	tried?: true
	/** It was taken back after that, so it's undone at the server, whether it arrived or not. */
	undo?: true
	/** The server refused it for this reason, so someone has to look at it. */
	problem?: string
}

const isSignIn = (it: unknown): it is WaitingSignIn =>
	typeof it === 'object' && it !== null && 'key' in it && 'guest' in it && 'enteredAt' in it

/** False if this browser can't keep it. */
export async function keepSignIn(owner: string, signIn: WaitingSignIn) {
	try {
		await putSealed({ key: signIn.key, owner, enteredAt: signIn.enteredAt, ...(await sealed(signIn)) })
		return true
	} catch {
		return false
	}
}

/** True if this browser can keep sign-ins without a network. Private windows and some settings forbid it. */
export const canKeepSignIns = () =>
	sealingKey().then(
		() => true,
		() => false,
	)

async function opened(item: Sealed, key: CryptoKey): Promise<WaitingSignIn[]> {
	const it = await unsealed(item, key)
	return isSignIn(it) ? [it] : []
}

/** Returns the sign-ins that this employee entered, oldest first. */
export async function waitingSignIns(owner: string) {
	const own = (await sealedSignIns(Date.now())).filter((one) => one.owner === owner)
	if (own.length === 0) return []
	const key = await sealingKey()
	return (await Promise.all(own.map((one) => opened(one, key)))).flat()
}
