import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Input, Label, SearchField, Text } from 'react-aria-components'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { leastLetters } from '#shared/events/desk-schema.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button } from '#web/components/Button.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { isMenuOpen } from '#web/components/Page.tsx'
import { desk } from './deskEvents.ts'
import type { Whereabouts } from './Evening.tsx'
import type { DeskGuest, useGuests } from './guests.ts'

/** As the server searches: without accents, capitals and differences of apostrophes. */
const plain = (text: string) =>
	text
		.normalize('NFD')
		.replace(/\p{Mn}/gu, '')
		.replace(/[’‘]/g, "'")
		.toLowerCase()
		.trim()

/** The guests with a name in which each typed word begins a word, in the order of their last names. */
export function findByName<Named extends Pick<DeskGuest, 'firstName' | 'lastName'>>(
	guests: readonly Named[],
	typed: string,
) {
	const wanted = plain(typed).split(/\s+/)
	return byLastName(
		guests.filter(({ firstName, lastName }) => {
			const words = plain(`${firstName} ${lastName}`).split(/[\s'-]+/)
			const whole = [...words, plain(firstName), plain(lastName)]
			return wanted.every((one) => whole.some((word) => word.startsWith(one)))
		}),
	)
}

export const byLastName = <Named extends Pick<DeskGuest, 'firstName' | 'lastName'>>(guests: readonly Named[]) =>
	[...guests].sort((one, other) =>
		`${one.lastName} ${one.firstName}`.localeCompare(`${other.lastName} ${other.firstName}`),
	)

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

/** Someone who signed up. Only a search that the server answered tells the address. */
export type FoundGuest = DeskGuest & { email?: string }

interface FoundGuestProps {
	guest: FoundGuest
	where: Whereabouts
	onChoose: (guest: FoundGuest) => void
}

/**
 * A guest in the list, with one button. It confirms guests who came before or filled in their form, and asks the others.
 */
function GuestRow({ guest, where, onChoose }: FoundGuestProps) {
	const { firstName, lastName, email, known, filledIn } = guest
	const isQuick = known !== undefined || filledIn === true
	const name = `${firstName} ${lastName}`
	return (
		<li className="flex min-h-17 items-center justify-between gap-s3 border-line border-b px-s4 py-s2 last:border-b-0">
			<span className="wrap-anywhere min-w-0">
				<b>{name}</b>
				{email ? <span className="block text-small text-soft">{email}</span> : null}
			</span>
			{where === 'waiting' ? <StatusTag tone="waiting">On this phone</StatusTag> : null}
			{where === 'in' ? <StatusTag tone="good">Signed in</StatusTag> : null}
			{where === 'missing' ? (
				<Button
					look={isQuick ? 'primary' : 'ghost'}
					className="shrink-0"
					aria-label={isQuick ? `Sign in ${name}` : `Ask the questions: ${name}`}
					onClick={() => onChoose(guest)}
				>
					{isQuick ? 'Sign in' : 'Ask the questions'}
				</Button>
			) : null}
		</li>
	)
}

interface NotHereProps {
	guests: Pick<ReturnType<typeof useGuests>, 'list' | 'error' | 'isFetching' | 'refetch'>
	where: (guest: DeskGuest) => Whereabouts
	onChoose: (guest: FoundGuest) => void
}

/** Lists who signed up and isn't in yet, by last name. It starts closed, because others may see the screen. */
export function NotHere({ guests: { list, error, isFetching, refetch }, where, onChoose }: NotHereProps) {
	const missing = byLastName(list?.guests.filter((guest) => where(guest) === 'missing') ?? [])
	return (
		<section aria-label="Not here yet" className="grid gap-s4">
			{list || error ? null : <Loading />}
			{!list && error ? (
				<ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
			) : null}
			{list && !list.isWhole ? (
				<p className="text-soft">
					This list is too long for a phone, so it has only those who signed up last. You can search for everyone.
				</p>
			) : null}
			{list && missing.length === 0 ? (
				<div className="card">
					<EmptyState title="Everyone who signed up is here" />
				</div>
			) : null}
			<ul className="card empty:hidden">
				{missing.map((guest) => (
					<GuestRow key={guest._id} guest={guest} where="missing" onChoose={onChoose} />
				))}
			</ul>
		</section>
	)
}
