import { useSyncExternalStore } from 'react'
import { consolePath } from '../paths.ts'

interface ListPlace {
	/** The address of the list that was shown last, with its filter. */
	path: string
	/** The words that name it, such as Pending. */
	label: string
	/** What was typed into its search. It is never part of an address. */
	state?: unknown
	tokens: readonly string[]
	/** The application that was opened last, which gets the focus in the list again. */
	opened?: string | undefined
}

let last: ListPlace = { path: consolePath('applications'), label: 'Pending', tokens: [] }

/** Remembers, for this page of the browser only, which list an application was opened from. */
export const rememberPlace = (place: Partial<ListPlace>) => {
	last = { ...last, ...place }
}

export const listPlace = () => last

const never = () => () => undefined

export const useListPlace = () => useSyncExternalStore(never, listPlace)

export const backToList = ({ label }: ListPlace) => `Back to ${label}`
