import type * as z from 'zod'
import type { SaveDraftInput } from '#shared/applications/draft.ts'
import type { Draft } from './draft.ts'
import { Telling } from './keeper.ts'

export interface Kept {
	draft: Draft
	version: number
	savedAt: string
}

/** Another device saved this one, or sent or erased the draft. */
export type Elsewhere = { kept: Kept | undefined }

/** The server's answer to a saving. */
export type SaveAnswer =
	| { name: 'saved'; version: number }
	| { name: 'conflict'; savedBy: string | undefined; kept: Kept | undefined }
	/** No answer came: offline, signed out, or a failure of the server. */
	| { name: 'none' }
	/** It would be refused again. */
	| { name: 'refused' }

/** The dependencies of a draft that is kept in an account. */
export interface Carrier {
	save: (input: Omit<z.input<typeof SaveDraftInput>, 'owner'>) => Promise<SaveAnswer>
	/** This tab's. */
	id: string
}

/** `unsaved` after a saving without an answer. */
type State = 'saved' | 'saving' | 'unsaved' | 'elsewhere' | 'refused'

/** Saves one draft to the account, one request at a time, each over the version that this device saw last. */
export class AccountDraft extends Telling<State> {
	#carrier: Carrier
	#version: number
	#waiting: Draft | undefined
	#elsewhere: Elsewhere | undefined
	#running: Promise<void> | undefined

	constructor(carrier: Carrier, version: number) {
		super('saved')
		this.#carrier = carrier
		this.#version = version
	}

	version = () => this.#version
	elsewhere = () => this.#elsewhere

	/** Remembers what to save; `flush` saves it. */
	change(draft: Draft) {
		this.#waiting = draft
		if (['saved', 'refused'].includes(this.state())) this.become('saving')
	}

	/** Ends when everything is saved or cannot be saved now. */
	flush(): Promise<void> {
		this.#running ??= this.#save().finally(() => {
			this.#running = undefined
		})
		return this.#running
	}

	/** The person chose what is on this device over what another one saved. */
	keepThis() {
		this.#version = this.#elsewhere?.kept?.version ?? 0
		this.#elsewhere = undefined
		this.become('saving')
		return this.flush()
	}

	/** Lets a saving that is on its way end, and begins no other. */
	stop() {
		this.#waiting = undefined
	}

	async #save() {
		while (this.#waiting && this.state() !== 'elsewhere') {
			const draft = this.#waiting
			const answer = await this.#carrier.save({
				version: this.#version,
				savedBy: this.#carrier.id,
				draft,
			})
			if (answer.name === 'none') return this.become('unsaved')
			if (answer.name === 'refused') return this.become('refused')
			if (answer.name === 'conflict') this.#hear(answer)
			else {
				this.#version = answer.version
				if (this.#waiting === draft) this.#waiting = undefined
			}
		}
		if (!this.#waiting) this.become('saved')
	}

	#hear({ savedBy, kept }: Extract<SaveAnswer, { name: 'conflict' }>) {
		if (kept && savedBy === this.#carrier.id) {
			this.#version = kept.version
			return
		}
		this.#elsewhere = { kept }
		this.become('elsewhere')
	}
}
