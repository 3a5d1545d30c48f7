import { guest, inStorage, tellErased } from '#web/lib/drafts.ts'
import { type Draft, dropFromTab, keepInTab, type Opened } from './draft.ts'
import { type Keeper, type SavedState, Telling } from './keeper.ts'
import { DraftLock, eraseLocked } from './lockedDrafts.ts'

const sharedKey = 'shared-device'

/** The answer holds for this tab only: the next person may use the device alone. */
export const isShared = () =>
	inStorage('sessionStorage', (kept) => kept.getItem(sharedKey) === 'yes') ?? false

export class GuestKeeper extends Telling<SavedState> implements Keeper {
	#key: string
	#lock = new DraftLock()
	#draft: Draft | undefined
	#waiting = false
	#running: Promise<void> | undefined
	#over = false

	constructor({ draft, found }: Pick<Opened, 'draft' | 'found'>) {
		super(found ? (isShared() ? 'shared' : 'device') : 'nothing')
		this.#key = draft.key
		this.#draft = found ? draft : undefined
	}

	isShared = isShared

	share(shared: boolean) {
		inStorage('sessionStorage', (kept) => kept.setItem(sharedKey, shared ? 'yes' : 'no'))
		if (this.#draft) this.change(this.#draft)
	}

	change(draft: Draft) {
		if (this.#over) return
		this.#draft = draft
		this.#waiting = true
		if (!keepInTab(guest, { draft, version: 0 }, Date.now())) this.become('impossible')
		void this.flush()
	}

	flush() {
		this.#running ??= this.#save().finally(() => {
			this.#running = undefined
		})
		return this.#running
	}

	async #save() {
		while (this.#waiting && this.#draft) {
			this.#waiting = false
			const kept = await this.#lock.save(this.#draft, isShared() ? 'tab' : 'device', Date.now())
			if (this.#over) return eraseLocked(this.#key)
			if (this.state() !== 'impossible') this.become(kept ? (isShared() ? 'shared' : 'device') : 'tab')
		}
	}

	erase() {
		this.stop()
		dropFromTab(guest)
		eraseLocked(this.#key)
		tellErased(this.#key)
	}

	rest() {}

	stop() {
		this.#over = true
	}
}
