import { draftKey, guest, inStorage } from '#web/lib/drafts.ts'

export const draftPlace = (owner: string) => ({ form: 'apply', owner })

export const confirmationName = 'sent-application'

/** Whether this tab keeps anything of an application by someone without an account. What it is, the form knows. */
export const hasKept = () =>
	inStorage('sessionStorage', (kept) =>
		[draftKey(draftPlace(guest)), confirmationName].some((key) => kept.getItem(key) !== null),
	) ?? false
