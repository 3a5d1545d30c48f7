import { listeners, openChannel } from '#web/lib/listeners.ts'

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

interface Kept {
	savedAt: number
	/** How long a guest's stays without a touch; null: until someone comes back to it. */
	keptForMs: number | null
	/** Null once it was erased on another page, so that its own can say so. */
	draft: unknown
}

/** False if this browser could not keep it. */
export const writeDraft = (place: DraftPlace, draft: object, now: number, keptForMs: number | null = guestIdleMs) =>
	inTab((kept) => {
		kept.setItem(draftKey(place), JSON.stringify({ savedAt: now, keptForMs, draft } satisfies Kept))
		return true
	}) ?? false

const isOver = ({ savedAt, keptForMs, draft }: Kept, now: number) =>
	draft === null || (keptForMs !== null && now - savedAt >= keptForMs)

/** A guest's draft is gone when nobody touched the page for as long as it's kept. */
export function readDraft(place: DraftPlace, now: number): unknown {
	const kept = inTab((all): Kept | null => JSON.parse(all.getItem(draftKey(place)) ?? 'null'))
	if (!kept) return undefined
	if (place.owner !== guest || !isOver(kept, now)) return kept.draft
	dropDraft(place)
	return undefined
}

/** Writes anew what `change` returns something for. */
const changeGuestDrafts = (change: (kept: Kept, form: string) => Kept | undefined) =>
	inTab((all) => {
		for (const key of Object.keys(all)) {
			const [start, form, owner] = key.split(':')
			if (`${start}:` !== prefix || !form || owner !== guest) continue
			const changed = change(JSON.parse(all.getItem(key) ?? ''), form)
			if (changed) all.setItem(key, JSON.stringify(changed))
		}
	})

/** A guest used the page, so the time of their drafts begins anew. */
export const touchGuestDrafts = (usedAt: number) =>
	changeGuestDrafts((kept) => ({ ...kept, savedAt: Math.max(kept.savedAt, usedAt) }))

/** Erases what a guest left at the forms of other pages, or only what is over. Returns how long the rest is kept. */
export function eraseLeftDrafts(path: string, now = Number.POSITIVE_INFINITY) {
	let longest = 0
	changeGuestDrafts((kept, form) => {
		// The page of a form asks for itself.
		if (path.startsWith(`/${form}`)) return undefined
		if (isOver(kept, now)) return { ...kept, draft: null }
		longest = Math.max(longest, kept.keptForMs ?? 0)
		return undefined
	})
	return longest
}

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
