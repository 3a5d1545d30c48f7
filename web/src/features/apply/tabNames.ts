import { draftKey, guest, inStorage } from '#web/lib/drafts.ts'

export const draftPlace = (owner: string) => ({ form: 'apply', owner })

export const confirmationName = 'sent-application'

/** The page asks this before it loads the form, which alone can read what the tab keeps for a guest. */
export const hasKept = () =>
	inStorage('sessionStorage', (kept) =>
		[draftKey(draftPlace(guest)), confirmationName].some((key) => kept.getItem(key) !== null),
	) ?? false
