const prefix = 'draft:'
const keptForMs = 14 * 24 * 3_600_000

/** Some browsers' privacy settings refuse localStorage altogether, and it can be full. */
function storage<Result>(use: (storage: Storage) => Result): Result | undefined {
	try {
		return use(window.localStorage)
	} catch {
		return undefined
	}
}

/** What a person typed into a form, stored on this device until it is sent, erased or too old. */
export interface DraftPlace {
	form: string
	/** A user's id or 'guest', so that no one sees what another account typed. */
	owner: string
}

const draftKey = ({ form, owner }: DraftPlace) => `${prefix}${form}:${owner}`

/** False if this device could not save it. */
export const writeDraft = (place: DraftPlace, draft: object, now: number) =>
	storage((kept) => {
		kept.setItem(draftKey(place), JSON.stringify({ savedAt: now, draft }))
		return true
	}) ?? false

export function readDraft(place: DraftPlace, now: number): unknown {
	const kept = storage((all): { savedAt: number; draft: unknown } | null =>
		JSON.parse(all.getItem(draftKey(place)) ?? 'null'),
	)
	if (!kept) return undefined
	if (now - kept.savedAt < keptForMs) return kept.draft
	eraseDraft(place)
	return undefined
}

export const eraseDraft = (place: DraftPlace) => storage((kept) => kept.removeItem(draftKey(place)))

const listeners = new Set<() => void>()

/** Sign-out removes everything, because another person may use this device next. */
export function eraseDrafts() {
	storage((kept) => {
		for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key)
	})
	for (const listener of listeners) listener()
}

/** A sign-out, or another tab that sent or erased this draft: what is still shown must not be written back. */
export function onDraftErased(place: DraftPlace, listener: () => void) {
	const heard = ({ key, newValue }: StorageEvent) => {
		if (key === null || (key === draftKey(place) && newValue === null)) listener()
	}
	window.addEventListener('storage', heard)
	listeners.add(listener)
	return () => {
		window.removeEventListener('storage', heard)
		listeners.delete(listener)
	}
}
