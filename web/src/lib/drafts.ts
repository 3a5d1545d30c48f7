import { openChannel } from './channel.ts'
import { listeners } from './listeners.ts'

const prefix = 'draft:'

/** Some browsers' privacy settings refuse storage altogether, and it can be full. */
export function inStorage<Result>(kind: 'localStorage' | 'sessionStorage', use: (kept: Storage) => Result) {
	try {
		return use(window[kind])
	} catch {
		return undefined
	}
}

const inTab = <Result>(use: (kept: Storage) => Result) => inStorage('sessionStorage', use)

/** The owner of what someone without an account types. */
export const guest = 'guest'

/** After this long without a touch, someone else may be sitting at a guest's tab. */
export const guestIdleMs = 30 * 60_000

/** We ourselves send people to the telephone where something is being cut off, and a call may take long. */
export const cutOffIdleMs = 2 * 3_600_000

/** The server stores the answer to an idempotency key for a day. */
export const keyLifeMs = 23 * 3_600_000

/** A form's draft is kept in this tab: it survives a reload, and goes with the tab. */
export interface DraftPlace {
	form: string
	/** A user's id or guest, so that no one sees what another account typed. */
	owner: string
}

export const draftKey = ({ form, owner }: DraftPlace) => `${prefix}${form}:${owner}`

export const hasDraft = (place: DraftPlace) => inTab((kept) => kept.getItem(draftKey(place)) !== null) ?? false

/** False if this browser could not keep it. */
export const writeDraft = (place: DraftPlace, draft: object, now: number) =>
	inTab((kept) => {
		kept.setItem(draftKey(place), JSON.stringify({ savedAt: now, draft }))
		return true
	}) ?? false

/** A guest's draft is gone after half an hour without a touch, or when `keptForMs` says. */
export function readDraft(place: DraftPlace, now: number, keptForMs = (_draft: unknown) => guestIdleMs): unknown {
	const kept = inTab((all): { savedAt: number; draft: unknown } | null =>
		JSON.parse(all.getItem(draftKey(place)) ?? 'null'),
	)
	if (!kept) return undefined
	if (place.owner !== guest || now - kept.savedAt < keptForMs(kept.draft)) return kept.draft
	dropDraft(place)
	return undefined
}

/** A guest used the page, so the time of their drafts begins anew. */
export const touchGuestDrafts = (usedAt: number) =>
	inTab((kept) => {
		for (const key of Object.keys(kept).filter((one) => one.startsWith(prefix) && one.endsWith(`:${guest}`))) {
			const { savedAt, draft } = JSON.parse(kept.getItem(key) ?? '{}')
			kept.setItem(key, JSON.stringify({ savedAt: Math.max(savedAt, usedAt), draft }))
		}
	})

const tabKey = 'draft-tab'

let tab: string | undefined

const forgetTab = () => inTab((kept) => kept.removeItem(tabKey))

/**
 * Names this tab, also after a reload. The name is stored only from one page to the next, because a duplicated tab gets
 * a copy of what is stored.
 */
export function tabId() {
	if (tab) return tab
	const id = inTab((kept) => kept.getItem(tabKey)) ?? crypto.randomUUID()
	tab = id
	forgetTab()
	window.addEventListener('pagehide', () => inTab((kept) => kept.setItem(tabKey, id)))
	window.addEventListener('pageshow', forgetTab)
	return id
}

/** Removes this tab's copy only. */
export const dropDraft = (place: DraftPlace) => void inTab((kept) => kept.removeItem(draftKey(place)))

/** True if someone with an account typed something that is nowhere but in this tab. */
export const hasDraftsOnlyHere = (form: string) =>
	inTab((kept) => Object.keys(kept).some((key) => key.startsWith(`${prefix}${form}:`) && !key.endsWith(`:${guest}`))) ??
	false

const savers = new Set<() => Promise<unknown>>()

/** A form that saves elsewhere than in this tab. Signing out waits for it. */
export function onSaveNow(save: () => Promise<unknown>) {
	savers.add(save)
	return () => {
		savers.delete(save)
	}
}

export const saveDraftsNow = () => Promise.allSettled([...savers].map((save) => save()))

/** Null stands for all drafts. */
type Erased = string | null

const channel = openChannel('drafts')
const erasures = listeners<[Erased]>()

channel?.addEventListener('message', ({ data }: MessageEvent<Erased>) => {
	if (data === null) dropAll()
	erasures.tell(data)
})

const dropAll = () =>
	inTab((kept) => {
		for (const key of Object.keys(kept)) if (key.startsWith(prefix) || key === tabKey) kept.removeItem(key)
	})

/** Sign-out removes everything, because another person may use this device next. */
export function eraseDrafts() {
	dropAll()
	erasures.tell(null)
	channel?.postMessage(null)
}

/** Sent or erased: other tabs that show the draft with this id must not write it back. */
export function tellErased(id: string) {
	channel?.postMessage(id)
}

export const onDraftErased = (id: string, listener: () => void) =>
	erasures.on((erased) => {
		if (erased === null || erased === id) listener()
	})
