import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { eventState } from '#shared/events/rules.ts'
import { questionTypes } from '#shared/events/schema.ts'
import { routes } from '#shared/paths.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { type Fact, Facts } from '#web/components/Facts.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Loaded } from '#web/components/Loaded.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { isOver } from '../desk/deskEvents.ts'
import { DownloadCsv } from '../lists/DownloadCsv.tsx'
import { LinkChoices } from '../lists/LinkChoices.tsx'
import { ListRows } from '../lists/ListRows.tsx'
import { type pagedList, pageOf } from '../lists/pagedList.ts'
import { SearchBox, useSearch } from '../lists/search.tsx'
import { type Heads, type Sort, useSorted } from '../lists/sorting.tsx'
import { consolePath } from '../paths.ts'
import { dayAndTime, onlyDay } from '../when.ts'
import { EmailEveryone } from './EmailGuests.tsx'
import { eventFacts } from './eventFields.tsx'
import { type StaffEvent, staffEvents } from './events.ts'
import { GuestTable } from './GuestTable.tsx'
import { answersQuery, guestColumns, guestHeads, guestList, type SignIn, signInList } from './people.ts'

const views = ['about', 'registered', 'sign-ins'] as const

/** Shows the event, the people who signed up for it, and those who came. */
export function EventInfo({ event }: { event: StaffEvent }) {
	const { view = 'about' } = useParams()
	const shown = views.find((one) => one === view)
	const pathOf = (name: string) => consolePath('events', event._id, 'info', name)
	if (!shown) return <Navigate to={consolePath('events', event._id)} replace />
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-s4">
			<LinkChoices
				label="What to see of this event"
				choices={[
					{ to: consolePath('events', event._id), label: 'About', current: shown === 'about' },
					{ to: pathOf('registered'), label: 'View Registered', current: shown === 'registered' },
					{
						to: pathOf('sign-ins'),
						label: 'Event Sign Ins',
						current: shown === 'sign-ins',
						disabled: event.signedIn === 0,
					},
				]}
			/>
			{shown === 'registered' ? <Registered event={event} /> : null}
			{shown === 'sign-ins' ? <EventSignIns event={event} /> : null}
			{shown === 'about' ? <About event={event} /> : null}
		</div>
	)
}

function About({ event }: { event: StaffEvent }) {
	const { _id, attending, waiting, signedIn, dateAdded } = event
	return (
		<Section title="About">
			<Facts
				facts={[
					['Signed up', attending.toLocaleString('en-US')],
					...(waiting > 0 ? [['Waiting for a place', waiting.toLocaleString('en-US')] satisfies Fact] : []),
					['Signed in', signedIn.toLocaleString('en-US')],
					...eventFacts(event),
					['Added on', onlyDay(dateAdded)],
				]}
			/>
			{eventState(event) === 'active' && !isOver(event, new Date()) ? (
				<LinkButton look="ghost" size="small" to={`${routes.desk.path}?event=${_id}`} className="justify-self-start">
					Sign guests in
				</LinkButton>
			) : null}
		</Section>
	)
}

/** Lists the guests with their answers. Reading it is recorded. */
function Registered({ event }: { event: StaffEvent }) {
	const { _id: id } = event
	const list = useMemo(() => guestList(id), [id])
	return (
		<>
			<EventAnswers event={event} />
			<EventPeople
				beside={
					<>
						<EmailEveryone id={id} />
						<DownloadCsv
							name="event-registered"
							columns={guestColumns(event)}
							page={async (cursor) => pageOf('attendingInfo', await staffEvents.downloadGuests({ id, ...cursor }))}
						/>
					</>
				}
				list={list}
				label="Search who signed up"
				nouns={['guest', 'guests']}
				heads={guestHeads(event)}
				total={event.attending}
				table={(guests, sort) => <GuestTable event={event} guests={guests} sort={sort} />}
			/>
			{event.waiting > 0 ? <WaitingForPlace event={event} /> : null}
		</>
	)
}

/** Who waits longest stays first. */
const inLine: Sort = { name: '', isDown: false, canSort: false }

function WaitingForPlace({ event }: { event: StaffEvent }) {
	const query = useInfiniteQuery(guestList(event._id, true).query({}))
	return (
		<section aria-labelledby="waiting" className="grid grid-cols-[minmax(0,1fr)] gap-s3">
			<h2 id="waiting" className="text-h3">
				Waiting for a place
			</h2>
			<ListRows
				query={query}
				nouns={['person waiting', 'people waiting']}
				empty={<EmptyState title="Nobody waits for a place" />}
				table={(guests) => <GuestTable event={event} guests={guests} sort={inLine} />}
			/>
		</section>
	)
}

/** A card for each guest who signed in on the day. Reading them is recorded. */
function EventSignIns({ event: { _id: id } }: { event: StaffEvent }) {
	const list = useMemo(() => signInList(id), [id])
	return (
		<EventPeople
			list={list}
			label="Search who signed in"
			nouns={['sign-in', 'sign-ins']}
			row={(signIn) => <SignInCard key={signIn._id} signIn={signIn} />}
		/>
	)
}

function SignInCard({ signIn }: { signIn: SignIn }) {
	const { firstName, lastName, email, phone, birthday, gender, groupMembers, date } = signIn
	const { streetAddress, streetAddress2, city, state, ZIP, photoOptIn, sponsorContactOptIn } = signIn
	return (
		<li className="grid gap-s4 border-line border-b p-s4 last:border-b-0 medium:p-s5">
			<h3 className="wrap-anywhere text-lead">
				{firstName} {lastName}
			</h3>
			<Facts
				facts={[
					['Email', email],
					['Phone', phone],
					['Birthday', birthday],
					['Gender', gender],
					['Address', [streetAddress, streetAddress2, city, `${state} ${ZIP}`].filter(Boolean).join(', '), 'wide'],
					['Members in Party', groupMembers],
					['Signed in', dayAndTime(date)],
					...disorderFacts(signIn),
					['We may use photos', photoOptIn ? 'Yes' : 'No'],
					['Sponsors may contact', sponsorContactOptIn ? 'Yes' : 'No'],
				]}
			/>
		</li>
	)
}

const disorderFacts = (signIn: SignIn): Fact[] =>
	signIn.bleedingDisorder
		? [
				['Who has the disorder', signIn.bleedingDisorderRelationship],
				['Type', signIn.bleedingDisorderType],
				['Severity', signIn.bleedingDisorderSeverity],
			]
		: [['Bleeding disorder', 'None']]

interface Props<Person> {
	list: ReturnType<typeof pagedList<never, Person>>
	/** Beside the search box, whose label is next. */
	beside?: ReactNode
	label: string
	nouns: readonly [one: string, many: string]
	heads?: Heads<Person>
	/** How many there are in all. */
	total?: number
	row?: (person: Person) => ReactNode
	table?: (people: readonly Person[], sort: Sort) => ReactNode
}

/** The people of an event: everyone at first, and those who are searched for once something is typed. */
function EventPeople<Person>({ list, beside, label, nouns, heads = {}, total, row, table }: Props<Person>) {
	const search = useSearch()
	const query = useInfiniteQuery(list.query(search.submitted ? { q: search.submitted } : {}))
	const { sorted, sort } = useSorted(heads, query)
	return (
		<>
			<div className="flex flex-wrap items-start gap-s3 print:hidden">
				<SearchBox search={search} label={label} hint="Type a part of a name or email." inline />
				{beside}
			</div>
			<ListRows
				query={sorted}
				nouns={nouns}
				total={search.submitted ? undefined : total}
				empty={<EmptyState title={search.submitted ? sentences.noResult : sentences.emptyList} />}
				row={row}
				table={(people) => table?.(people, sort)}
			/>
		</>
	)
}

/** What was written, by how many: '0: 14, 1: 13'. */
const countsOf = (texts: Readonly<Record<string, number>>) =>
	Object.entries(texts)
		.map(([text, many]) => `${text}: ${many.toLocaleString('en-US')}`)
		.join(', ')

/** Counts the answers of guests, such as who needs a ride, above the list of everyone. */
function EventAnswers({ event: { _id: id, questions } }: { event: StaffEvent }) {
	const query = useQuery({ ...answersQuery(id), enabled: questions.length > 0 })
	if (questions.length === 0) return null
	return (
		<section aria-labelledby="answers" className="grid gap-s3">
			<h2 id="answers" className="text-h3">
				Answers
			</h2>
			<Loaded query={query} waiting={<Loading />}>
				{(data) => (
					<dl className="grid gap-x-s5 gap-y-s2 medium:grid-cols-2">
						{questions.map(({ id: asked, question, type }) => {
							const { yes = 0, no = 0, written = 0, texts } = data.questions.find((one) => one.id === asked) ?? {}
							const without = data.guests - yes - no - written
							const said =
								type === questionTypes.yesNo
									? `${yes.toLocaleString('en-US')} yes, ${no.toLocaleString('en-US')} no`
									: (texts && countsOf(texts)) || `${written.toLocaleString('en-US')} answered`
							return (
								<div key={asked} className="grid gap-s1 border-line border-b pb-s2">
									<dt className="wrap-anywhere font-plain">{question}</dt>
									<dd className="font-strong tabular-nums">
										{said}
										{without > 0 ? `, ${without.toLocaleString('en-US')} didn’t say` : null}
									</dd>
								</div>
							)
						})}
					</dl>
				)}
			</Loaded>
		</section>
	)
}
