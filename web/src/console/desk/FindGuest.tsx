import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Input, Label, SearchField, Text } from 'react-aria-components'
import { applicationSentences } from '#shared/applications/sentences.ts'
import type { Answer } from '#shared/endpoint.ts'
import type { eventsDeskApi } from '#shared/events/desk-api.ts'
import { leastLetters } from '#shared/events/schema.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { StatusTag } from '#web/components/StatusTag.tsx'
import { desk } from './useDesk.ts'

export type FoundGuest = Answer<typeof eventsDeskApi.findGuests>['guests'][number]

const pauseMs = 300

interface Props {
	eventID: string
	onFound: (guest: FoundGuest) => void
}

/** Someone who signed up is found by three letters. Before that nothing is shown, because others may see the screen. */
export function FindGuest({ eventID, onFound }: Props) {
	const [typed, setTyped] = useState('')
	const [asked, setAsked] = useState('')
	const q = typed.trim()
	useEffect(() => {
		const timer = setTimeout(() => setAsked(q), pauseMs)
		return () => clearTimeout(timer)
	}, [q])
	const wanted = asked === q && q.length >= leastLetters
	const { data, error } = useQuery({
		queryKey: ['desk-guests', eventID, asked],
		queryFn: () => desk.findGuests({ id: eventID, q: asked }),
		enabled: wanted,
		networkMode: 'always',
		retry: false,
		gcTime: 0,
	})
	const guests = wanted ? data?.guests : undefined
	return (
		<div className="grid gap-s3 rounded-card bg-sand p-s4">
			<SearchField value={typed} onChange={setTyped} maxLength={100} className="grid gap-s1">
				<Label className="font-strong">Did they sign up?</Label>
				<Text slot="description" className="text-soft">
					{eventSentences.threeLetters}
				</Text>
				<Input autoComplete="off" spellCheck={false} className="typed-box" />
			</SearchField>
			<ul className="grid gap-s2 empty:hidden">
				{guests?.map((guest) => (
					<li key={guest._id}>
						<button
							type="button"
							onClick={() => {
								setTyped('')
								onFound(guest)
							}}
							className="flex min-h-14 w-full flex-wrap items-center justify-between gap-x-s3 rounded-field bg-white px-s4 py-s2 text-left hover:bg-river-wash"
						>
							<span className="wrap-anywhere min-w-0">
								<b>
									{guest.firstName} {guest.lastName}
								</b>
								<span className="block text-small text-soft">{guest.email}</span>
							</span>
							{guest.signedIn ? <StatusTag tone="good">Signed in</StatusTag> : null}
						</button>
					</li>
				))}
			</ul>
			<p role="status" className="text-soft empty:hidden">
				{guests?.length === 0 ? applicationSentences.noResult : null}
				{wanted && error ? 'We can’t search right now. You can still fill in the form.' : null}
				{wanted && !data && !error ? 'Loading...' : null}
			</p>
		</div>
	)
}
