import { useEffect, useId, useState } from 'react'
import { Input, Label, SearchField, Text } from 'react-aria-components'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod'

const pauseMs = 300

const EntryState = z.object({ typed: z.string(), begun: z.number().optional() })

/** The state of an entry that shows what was searched for elsewhere. It's a search of its own, also on the same screen. */
export const searchState = (typed: string) => ({ typed, begun: Date.now() })

/** Returns the number of the search in the history's state, so that another search begins anew. */
export const begunIn = (state: unknown) => EntryState.safeParse(state).data?.begun

/**
 * The address says that a search is shown, but names and email addresses don't belong in it. So the typed text is in the
 * state of the history entry, and Back and reload show it again.
 */
export function useSearch() {
	const { pathname, search, state } = useLocation()
	const navigate = useNavigate()
	const before = EntryState.safeParse(state).data
	const begun = before?.begun
	const [typed, setTyped] = useState(before?.typed ?? '')
	const [submitted, setSubmitted] = useState(typed.trim())

	useEffect(() => {
		if (typed.trim() === submitted) return
		const timer = setTimeout(
			() => {
				setSubmitted(typed.trim())
				// Someone who pressed a row meanwhile is on their way to it, and this screen only waits for its code.
				if (window.location.pathname + window.location.search === pathname + search)
					void navigate(pathname + search, { replace: true, state: { typed, begun } })
			},
			typed.trim() ? pauseMs : 0,
		)
		return () => clearTimeout(timer)
	}, [typed, begun, submitted, pathname, search, navigate])

	return { typed, setTyped, submitted }
}

interface Props {
	search: ReturnType<typeof useSearch>
	label: string
	hint: string
	/** The screen is for searching, so the box takes the focus where that opens no keyboard over the page. */
	focused?: boolean
	/** The label stands in the box, and the hint is heard alone. */
	inline?: boolean
}

const hasKeyboard = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches

export function SearchBox({ search, label, hint, focused = false, inline = false }: Props) {
	const id = useId()
	return (
		<SearchField
			value={search.typed}
			onChange={search.setTyped}
			maxLength={100}
			autoFocus={focused && hasKeyboard()}
			aria-describedby={id}
			className={inline ? 'w-64 max-w-full' : 'grid max-w-form gap-s1'}
		>
			<Label className={inline ? 'sr-only' : 'font-strong'}>{label}</Label>
			<Text id={id} slot="description" className={inline ? 'sr-only' : 'text-soft'}>
				{hint}
			</Text>
			<Input placeholder={inline ? label : undefined} autoComplete="off" spellCheck={false} className="typed-box" />
		</SearchField>
	)
}
