import { useEffect, useId, useState } from 'react'
import { Input, Label, SearchField, Text } from 'react-aria-components'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod'

const pauseMs = 300

const Kept = z.object({ typed: z.string() })

/** What is searched for. Names and addresses have no place in a URL, so it is kept beside it, for Back and reload. */
export function useSearch() {
	const { pathname, search, state } = useLocation()
	const navigate = useNavigate()
	const before = Kept.safeParse(state)
	const [typed, setTyped] = useState(before.success ? before.data.typed : '')
	const [asked, setAsked] = useState(typed.trim())

	useEffect(() => {
		if (typed.trim() === asked) return
		const timer = setTimeout(
			() => {
				setAsked(typed.trim())
				void navigate(pathname + search, { replace: true, state: { typed } })
			},
			typed.trim() ? pauseMs : 0,
		)
		return () => clearTimeout(timer)
	}, [typed, asked, pathname, search, navigate])

	return { typed, setTyped, asked }
}

interface Props {
	search: ReturnType<typeof useSearch>
	label: string
	hint: string
}

export function SearchBox({ search, label, hint }: Props) {
	const id = useId()
	return (
		<SearchField
			value={search.typed}
			onChange={search.setTyped}
			maxLength={100}
			autoFocus
			aria-describedby={id}
			className="grid max-w-form gap-s1"
		>
			<Label className="font-strong">{label}</Label>
			<Text id={id} slot="description" className="text-soft">
				{hint}
			</Text>
			<Input autoComplete="off" spellCheck={false} className="typed-box" />
		</SearchField>
	)
}
