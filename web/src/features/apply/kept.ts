import { draftKey, guest, inStorage } from '#web/lib/drafts.ts'

export const draftPlace = (owner: string) => ({ form: 'apply', owner })

export const lockedPrefix = 'locked-draft:apply:'

export const confirmationName = 'sent-application'

/** Whether this browser kept anything of an application by someone without an account. What it is, the form knows. */
export const hasKept = () =>
	(['localStorage', 'sessionStorage'] as const).some((storage) =>
		inStorage(storage, (kept) =>
			Object.keys(kept).some(
				(key) =>
					key === draftKey(draftPlace(guest)) || key === confirmationName || key.startsWith(lockedPrefix),
			),
		),
	)
