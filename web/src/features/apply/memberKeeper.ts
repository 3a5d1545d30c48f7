import { tellErased } from '#web/lib/drafts.ts'
import type { AccountDraft } from './accountDraft.ts'
import { type Draft, dropFromTab, keepInTab } from './draft.ts'
import { type Keeper, type SavedState, Telling } from './keeper.ts'
import { eraseInAccount } from './memberDraft.ts'

/** A person who types gets a moment before it is saved, and does not wait longer than this for it. */
const pauseMs = 2000
const retryMs = 30_000

interface Of {
	owner: string
	key: string
	account: AccountDraft
	found: boolean
}

const states = {
	saved: 'account',
	saving: 'saving',
	unsaved: 'unsaved',
	refused: 'unsaved',
	elsewhere: 'elsewhere',
} as const

export class MemberKeeper extends Telling<SavedState> implements Keeper {
	readonly account: AccountDraft
	#owner: string
	#key: string
	#timer: ReturnType<typeof setTimeout> | undefined
	#over = false
	#resting = false

	constructor({ owner, key, account, found }: Of) {
		super(found ? 'account' : 'nothing')
		this.account = account
		this.#owner = owner
		this.#key = key
		account.subscribe(() => this.#look())
	}

	change(draft: Draft) {
		if (this.#over) return
		this.#resting = false
		this.account.change(draft)
		keepInTab(this.#owner, { draft, version: this.account.version() }, Date.now())
		this.#timer ??= setTimeout(() => void this.flush(), pauseMs)
	}

	async flush() {
		clearTimeout(this.#timer)
		this.#timer = undefined
		if (this.#over) return
		await this.account.flush()
		if (this.account.state() === 'unsaved' && !this.#resting)
			this.#timer ??= setTimeout(() => void this.flush(), retryMs)
	}

	rest() {
		this.#resting = true
		clearTimeout(this.#timer)
		this.#timer = undefined
	}

	/** This tab's copy is only for what the account does not have. */
	#look() {
		if (this.#over) return
		if (this.account.state() === 'saved') dropFromTab(this.#owner)
		this.become(states[this.account.state()])
	}

	/** The person chose what another device saved. */
	giveWay() {
		this.stop()
		dropFromTab(this.#owner)
	}

	erase() {
		this.stop()
		dropFromTab(this.#owner)
		tellErased(this.#key)
		// A saving that is on its way must not arrive after this.
		void this.account.flush().then(() => eraseInAccount(this.#key).catch(() => undefined))
	}

	stop() {
		this.#over = true
		clearTimeout(this.#timer)
		this.account.stop()
	}
}
