import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Input, Label, SearchField, Text } from 'react-aria-components'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { leastLetters } from '#shared/events/desk-schema.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { isMenuOpen } from '#web/components/Page.tsx'
import { desk } from './deskEvents.ts'
import type { Whereabouts } from './evening.ts'
import { findByName } from './finding.ts'
import { type FoundGuest, GuestRow } from './GuestRow.tsx'
import type { DeskGuest } from './guests.ts'

const pauseMs = 300

/** More are no help at a door. */
const mostShown = 10

interface Props {
	eventID: string
	/** The list on this device, if it's here by now. */
	guests: readonly DeskGuest[] | undefined
	where: (guest: DeskGuest) => Whereabouts
	onChoose: (guest: FoundGuest) => void
}

/**
 * Someone who signed up is found by three letters, on this device first: that works without a network. The server also
 * looks at addresses. Before three letters nothing is shown, because others may see the screen.
 */
export function FindGuest({ eventID, guests = [], where, onChoose }: Props) {
	const [typed, setTyped] = useState('')
	const [asked, setAsked] = useState('')
	const input = useRef<HTMLInputElement>(null)
	useEffect(() => {
		// A menu closes when the focus leaves it.
		if (!isMenuOpen()) input.current?.focus({ preventScroll: true })
	}, [])
	const q = typed.trim()
	useEffect(() => {
		const timer = setTimeout(() => setAsked(q), pauseMs)
		return () => clearTimeout(timer)
	}, [q])
	const enough = q.length >= leastLetters
	const wanted = asked === q && enough
	const { data, error } = useQuery({
		queryKey: ['desk-guests', eventID, asked],
		queryFn: () => desk.findGuests({ id: eventID, q: asked }),
		enabled: wanted,
		networkMode: 'always',
		retry: false,
		gcTime: 0,
	})
	const answer = wanted ? data?.guests : undefined
	const here = enough ? findByName(guests, q) : []
	const found: FoundGuest[] = [
		...here.map((guest) => ({ ...guest, ...answer?.find(({ _id }) => _id === guest._id) })),
		...(answer ?? []).filter(({ _id }) => !here.some((guest) => guest._id === _id)),
	]
	return (
		<div className="grid gap-s3">
			<SearchField value={typed} onChange={setTyped} maxLength={100} className="grid gap-s1">
				<Label className="font-strong">Find a guest</Label>
				{/* On a phone the keyboard has the lower half, so the guests who are found get this line's place. */}
				{enough ? null : (
					<Text slot="description" className="text-soft">
						{eventSentences.threeLetters}
					</Text>
				)}
				<Input ref={input} autoComplete="off" spellCheck={false} className="typed-box min-h-14 text-lead" />
			</SearchField>
			<ul aria-label="Guests found" className="card empty:hidden">
				{found.slice(0, mostShown).map((guest) => (
					<GuestRow key={guest._id} guest={guest} where={where(guest)} onChoose={onChoose} />
				))}
			</ul>
			<p role="status" className="text-soft empty:hidden">
				{found.length > mostShown ? 'There are more. Type another letter of the name.' : null}
				{answer && found.length === 0 ? applicationSentences.noResult : null}
				{wanted && error && found.length === 0 ? 'We can’t search right now. You can still fill in the form.' : null}
				{enough && !answer && !error && found.length === 0 ? 'Loading...' : null}
			</p>
		</div>
	)
}
