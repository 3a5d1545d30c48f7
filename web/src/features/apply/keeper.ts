import type { Draft } from './draft.ts'

/** Where what was typed is kept at this moment. */
export type SavedState =
	/** Nothing was typed yet. */
	| 'nothing'
	/** On this device, locked with the birthday, until tomorrow. */
	| 'device'
	/** In this tab: there is no birthday to lock it with yet. */
	| 'tab'
	/** In this tab: the device is shared. */
	| 'shared'
	/** In the member's account. */
	| 'account'
	/** On its way to the account. */
	| 'saving'
	/** In this tab, until it can be saved to the account. */
	| 'unsaved'
	/** Another device changed it; the person chooses. */
	| 'elsewhere'
	/** Nowhere. */
	| 'impossible'

/** Keeps one draft: on this device for a guest, in the account for a member. */
export interface Keeper {
	state: () => SavedState
	subscribe: (listener: () => void) => () => void
	/** This tab has it when this returns; everything else follows. */
	change: (draft: Draft) => void
	/** Ends when it is kept or cannot be kept now. */
	flush: () => Promise<void>
	/** The form is left: nothing is tried again by itself, because someone else may sign in. */
	rest: () => void
	/** Sent, or erased by the person. */
	erase: () => void
	/** Sent or erased elsewhere: nothing is written any more. */
	stop: () => void
}

/** What changes and tells so. */
export abstract class Telling<State> {
	#state: State
	#listeners = new Set<() => void>()

	constructor(state: State) {
		this.#state = state
	}

	state = () => this.#state

	subscribe = (listener: () => void) => {
		this.#listeners.add(listener)
		return () => {
			this.#listeners.delete(listener)
		}
	}

	protected become(state: State) {
		if (state === this.#state) return
		this.#state = state
		for (const listener of this.#listeners) listener()
	}
}
