import { applicationsApi } from '#shared/applications/api.ts'
import type { ApplicationInput } from '#shared/applications/schema.ts'
import { t } from '#shared/words/t.ts'
import { ApiError, client } from '#web/lib/api.ts'
import { guest, tellErased } from '#web/lib/drafts/drafts.ts'
import { listeners } from '#web/lib/listeners.ts'
import { eraseInAccount, saveInAccount } from './accountDraft.ts'
import {
	type Application,
	type ApplicationEvent,
	afterEvent,
	beginApplication,
	deliver,
	isUnchanged,
	mustBeSaved,
} from './application.ts'
import { anew, type Draft, dropFromTab, keepInTab, keptInTab, type Opened, reopen } from './draft.ts'

const applications = client(applicationsApi)

/** A person who types gets a moment before it is saved, and does not wait longer than this for it. */
const pauseMs = 2000
const retryMs = 30_000

const signedOut = t('You were signed out, so nothing was sent. Please sign in again.')

interface Parts {
	/** The id of the user whose application it is, or guest. */
	owner: string
	opened: Opened
	/** Returns the content of the form at this moment. */
	typed: () => Pick<Draft, 'answers' | 'files'>
	/** Returns what the form would send at this moment, once it's complete. */
	payload: () => ApplicationInput | undefined
	/** Asks the server for the id of who is signed in. */
	whoIsThere: () => Promise<string | undefined>
	/** It goes on under a new key, as after a reload. */
	onAnew: (opened: Opened) => void
}

/**
 * An application while someone fills it in: its state (application.ts), and the requests that the state asks for. It
 * outlives the form by the saving that is on its way.
 */
export class LiveApplication {
	readonly key: string
	#parts: Parts
	#state: Application
	#changes = listeners()
	#draft: Draft
	#closing = new AbortController()
	#isSending = false
	#saving: Promise<void> | undefined
	#timer: ReturnType<typeof setTimeout> | undefined

	constructor(parts: Parts) {
		const { draft, origin, version } = parts.opened
		this.#parts = parts
		this.#draft = draft
		this.key = draft.key
		const where = { version, inAccount: parts.owner !== guest }
		this.#state = beginApplication({ ...where, draft, isNew: origin === 'new', payload: parts.payload() })
	}

	state = () => this.#state

	subscribe = this.#changes.on

	/** Returns whether it changed anything. */
	tell(event: ApplicationEvent) {
		const before = this.#state
		this.#state = afterEvent(before, event)
		if (this.#state === before) return false
		// A submission is kept before it leaves the device.
		if (this.#state.unanswered !== before.unanswered) this.change()
		this.#changes.tell()
		return true
	}

	/** The form is there: what a reload interrupted goes on, and what a lost connection stopped does once it's back. */
	open() {
		this.#closing = new AbortController()
		const { signal } = this.#closing
		const save = () => void this.save()
		const askAgain = () => void this.#askAgain()
		window.addEventListener('online', save, { signal })
		window.addEventListener('online', askAgain, { signal })
		document.addEventListener('visibilitychange', save, { signal })
		if (this.#state.inAccount && keptInTab(this.#parts.owner, Date.now())) this.change()
		void this.#send()
	}

	/** The form is left. It is saved once more, and not tried again by itself, because someone else may sign in. */
	close() {
		this.#closing.abort()
		void this.save()
	}

	/** Something was typed, or a file came or went. This tab has it when this returns, and the account follows. */
	change() {
		const { saving, unanswered, sentAt, version, inAccount } = this.#state
		if (saving.name === 'over') return
		const { owner, typed } = this.#parts
		this.#draft = { ...typed(), key: this.key, unanswered: [...unanswered], sentAt }
		this.tell({ type: 'changed', keptInTab: keepInTab(owner, { draft: this.#draft, version }, Date.now()) })
		if (inAccount) this.#saveIn(pauseMs)
	}

	/** Resolves when the account has everything, or can't get it now. */
	save() {
		this.#saving ??= this.#saveAll().finally(() => {
			this.#saving = undefined
		})
		return this.#saving
	}

	async submit(payload: ApplicationInput) {
		const opened = reopen(this.#now(), Date.now(), this.#state.version)
		if (opened.doubtful) return this.#beginAnew(opened)
		if (!this.tell({ type: 'submitted' })) return
		const { owner, whoIsThere } = this.#parts
		if (owner !== guest && (await whoIsThere()) !== owner) {
			const error = new ApiError('signed-out', signedOut)
			this.tell({ type: 'refused', error, payload, unanswered: this.#state.unanswered })
			return
		}
		// It may have been erased meanwhile, in another tab.
		if (!this.tell({ type: 'leaves', payload, at: Date.now() })) return
		// A draft that can't be erased afterwards must say that it was sent.
		void this.save()
		await this.#send()
	}

	/** Sends once more what got no answer, unless its person has changed it since. Someone else may be signed in by now. */
	async #askAgain() {
		const { sending, isLost, unanswered } = this.#state
		const [newest] = unanswered
		if (newest && isLost && sending.name === 'writing' && isUnchanged(unanswered, this.#parts.payload()))
			await this.submit(newest)
	}

	/**
	 * The person chose these answers over what the account has. If it was sent or erased elsewhere, its key belongs to
	 * that, and these answers are an application of their own.
	 */
	keepTabDraft() {
		const { saving, unanswered } = this.#state
		if (saving.name === 'elsewhere' && !saving.kept) return this.#beginAnew(anew(this.#now(), unanswered.length > 0))
		this.tell({ type: 'chose these answers' })
		return this.save()
	}

	/** The person chose what the account has, so this tab's are gone. */
	discardTabDraft() {
		this.stop()
		dropFromTab(this.#parts.owner)
	}

	/**
	 * Resolves when the draft is erased everywhere. If the account can't be reached, nothing is erased, and it throws.
	 */
	async erase() {
		if (this.#state.inAccount)
			await this.#eraseInAccount().catch((error: unknown) => {
				void this.save()
				throw error
			})
		this.stop()
		this.#forgetHere()
	}

	/** Ends the saving, because the draft was sent or erased elsewhere. */
	stop() {
		this.tell({ type: 'erased' })
		clearTimeout(this.#timer)
	}

	#now = (): Draft => ({ ...this.#draft, ...this.#parts.typed() })

	#beginAnew(opened: Opened) {
		this.stop()
		this.#parts.onAnew(opened)
	}

	async #send() {
		const { sending, unanswered } = this.#state
		if (this.#isSending || sending.name !== 'on its way') return
		this.#isSending = true
		const outcome = await deliver(unanswered, (payload) => this.#answerTo(payload))
		this.#isSending = false
		if (outcome.type === 'accepted') outcome.earlier ||= !isUnchanged([outcome.payload], this.#parts.payload())
		// The next visit asks again, and shows the receipt.
		if (this.#closing.signal.aborted || !this.tell(outcome) || outcome.type !== 'accepted') return
		this.#forgetHere()
		// A draft that stays there holds what was sent, so the next device that opens it gets the first answer.
		if (this.#state.inAccount) await this.#eraseInAccount().catch(() => undefined)
	}

	async #answerTo(payload: ApplicationInput) {
		try {
			return await applications.apply(payload, {
				idempotencyKey: this.key,
				...(this.#parts.owner === guest && { session: 'none' }),
			})
		} catch (error) {
			if (!(error instanceof ApiError)) throw error
			return error
		}
	}

	async #saveAll() {
		clearTimeout(this.#timer)
		this.#timer = undefined
		const { owner } = this.#parts
		while (mustBeSaved(this.#state)) {
			const draft = this.#draft
			const outcome = await saveInAccount({ owner, version: this.#state.version, draft })
			this.tell(outcome)
			if (outcome.type === 'not saved') {
				if (outcome.passes && !this.#closing.signal.aborted) this.#saveIn(retryMs)
				return
			}
			// More was typed while it was on its way.
			if (this.#draft !== draft) this.tell({ type: 'changed', keptInTab: true })
		}
		// This tab's copy is only for what the account lacks.
		if (this.#state.saving.name === 'saved' && this.#state.inAccount) dropFromTab(owner)
	}

	#saveIn(milliseconds: number) {
		this.#timer ??= setTimeout(() => {
			// A saving that is still on its way takes this change along, and the next change needs a timer of its own.
			this.#timer = undefined
			void this.save()
		}, milliseconds)
	}

	#forgetHere() {
		dropFromTab(this.#parts.owner)
		tellErased(this.key)
	}

	/** A saving that is on its way must not arrive after this. */
	async #eraseInAccount() {
		clearTimeout(this.#timer)
		this.#timer = undefined
		await this.#saving
		await eraseInAccount(this.key)
	}
}
