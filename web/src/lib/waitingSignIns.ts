import type * as z from 'zod'
import type { SignInEvent } from '#shared/events/records.ts'
import { inStorage } from './drafts.ts'

const prefix = 'sign-in:'

/** A guest's sign-in at an event that this device has and the server may not. */
export interface WaitingSignIn {
	/** Its idempotency key: however often it's sent, it counts once. */
	key: string
	enteredAt: number
	eventName: string
	/** What the guest gave, as the form has checked it. */
	guest: Readonly<Record<string, unknown>>
	/** The server refused it for this reason, so someone has to look at it. */
	problem?: string
}

const placeOf = (owner: string, key: string) => `${prefix}${owner}:${key}`

const listeners = new Set<() => void>()

const changed = () => {
	for (const listener of listeners) listener()
}

/** Each one is an item of its own, so that two tabs can't overwrite each other's. False if it can't be kept. */
export function keepSignIn(owner: string, signIn: WaitingSignIn) {
	const kept = inStorage('localStorage', (all) => {
		all.setItem(placeOf(owner, signIn.key), JSON.stringify(signIn))
		return true
	})
	changed()
	return kept ?? false
}

export function dropSignIn(owner: string, key: string) {
	inStorage('localStorage', (all) => all.removeItem(placeOf(owner, key)))
	changed()
}

const isSignIn = (it: unknown): it is WaitingSignIn =>
	typeof it === 'object' && it !== null && 'key' in it && 'guest' in it && 'enteredAt' in it

const read = (text: string | null): WaitingSignIn[] => {
	const it: unknown = JSON.parse(text ?? 'null')
	return isSignIn(it) ? [it] : []
}

/** Those that this employee entered, oldest first. */
export const waitingSignIns = (owner: string) =>
	inStorage('localStorage', (all) =>
		Object.keys(all)
			.filter((place) => place.startsWith(placeOf(owner, '')))
			.flatMap((place) => read(all.getItem(place)))
			.toSorted((one, other) => one.enteredAt - other.enteredAt),
	) ?? []

interface OpenDesk {
	owner: string
	/** What the session that opened it is ended by. */
	session: string
	event: z.output<typeof SignInEvent>
}

const deskPlace = 'desk'

/** Which desk is open on this device, so that it opens again where nobody can be asked who is signed in. */
export const keepDesk = (desk: OpenDesk) =>
	inStorage('localStorage', (all) => all.setItem(deskPlace, JSON.stringify(desk)))

export const keptDesk = () =>
	inStorage('localStorage', (all): OpenDesk | null => JSON.parse(all.getItem(deskPlace) ?? 'null')) ??
	undefined

/** Another person may use this device next. */
export function eraseSignIns() {
	inStorage('localStorage', (all) => {
		all.removeItem(deskPlace)
		for (const place of Object.keys(all)) if (place.startsWith(prefix)) all.removeItem(place)
	})
	changed()
}

/** Also tells what another tab kept, sent or erased. */
export function onWaitingSignIns(listener: () => void) {
	listeners.add(listener)
	const heard = ({ key }: StorageEvent) => {
		if (key === null || key.startsWith(prefix)) listener()
	}
	window.addEventListener('storage', heard)
	return () => {
		listeners.delete(listener)
		window.removeEventListener('storage', heard)
	}
}
