import { draftKey, guest, inStorage } from '#web/lib/drafts/drafts.ts'

export const draftPlace = (owner: string) => ({ form: 'apply', owner })

export const confirmationName = 'sent-application'

/** The page asks this before it loads the form, which alone can read what the tab keeps for a guest. */
export const hasKept = () =>
	inStorage('sessionStorage', (kept) =>
		[draftKey(draftPlace(guest)), confirmationName].some((key) => kept.getItem(key) !== null),
	) ?? false

/** The tab keeps this, so that a reload shows the confirmation again. */
export interface Sent {
	token: string
	name: string
	lastName: string
	email: string
	/** The name of who filled it in for them. */
	helper?: string
	/** The day is M/D/YYYY. */
	issuedOn: string
	/** The day is M/D/YYYY, and missing where nothing is cut off. */
	cutOffDate?: string | undefined
	/** The files that came later count too. */
	files: number
	/** The names of files that were chosen and couldn't come along. An older page kept none. */
	leftOut?: string[]
	asGuest: boolean
	/** An earlier sending had arrived, so later changes are not part of it. */
	earlier: boolean
}
