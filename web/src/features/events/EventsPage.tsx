import { type ReactNode, useEffect, useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { NeedsScript } from '#web/components/messages/NeedsScript.tsx'
import { Page } from '#web/components/Page.tsx'
import { RestOfList } from '#web/components/RestOfList.tsx'
import { eventWords } from '#web/content/events.ts'
import { shortDay } from '#web/lib/days.ts'
import { EventCard, EventPicture } from './EventCard.tsx'
import { type PublishedEvent, usePublishedEvents } from './publishedEvents.ts'

export default function EventsPage() {
	return (
		<Page
			title={routes.events.label}
			heading={
				<>
					<span className="medium:hidden">{t('Events')}</span>
					<span className="hidden medium:inline">{t('Events That Warm the Heart')}</span>
				</>
			}
			intro={eventWords.intro}
		>
			<NeedsScript />
			<div className="grid gap-s8 noscript:hidden">
				<EventSection
					title={t('Upcoming Events')}
					active
					empty={
						<EmptyState title={eventWords.noneTitle}>
							<p className="max-w-[40ch] text-soft">{eventWords.noneText}</p>
							<LinkButton to={routes.home.path} look="ghost">
								{t('Back to the home page')}
							</LinkButton>
						</EmptyState>
					}
				/>
				<EventSection title={t('Past Events')} active={false} />
			</div>
		</Page>
	)
}

interface Props {
	title: string
	active: boolean
	/** A section without it isn't shown while it has no events. */
	empty?: ReactNode
}

const has = (events: readonly PublishedEvent[], id: string) => events.some(({ _id }) => _id === id)

function EventSection({ title, active, empty }: Props) {
	const id = useId()
	const published = usePublishedEvents(active)
	const { events, error, hasNextPage, isFetching, fetchNextPage } = published
	const linked = useLocation().hash.slice(1)
	const upcoming = usePublishedEvents(true)
	// Most links are to upcoming events, so the past ones are searched only for one that isn't there.
	const mayBeHere = active || (upcoming.events && !upcoming.hasNextPage && !has(upcoming.events, linked))
	const goesOn = linked !== '' && events && mayBeHere && hasNextPage && !error && !has(events, linked)
	// A link to an event leads to it, also where it's further down than the first page of the list.
	useEffect(() => {
		if (goesOn && !isFetching) void fetchNextPage()
	}, [goesOn, isFetching, fetchNextPage])
	// It comes once the list above has its length, so that nothing moves.
	const isAboveThere = active || upcoming.events || upcoming.error
	if (!isAboveThere || (events?.length === 0 && !empty)) return null
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className="mb-s5">
				{title}
			</h2>
			{events && events.length > 0 ? (
				<ul
					className={
						active
							? 'grid items-start gap-s6 large:grid-cols-2'
							: 'grid grid-cols-2 items-start gap-s4 medium:grid-cols-3 large:grid-cols-4'
					}
				>
					{events.map((event, index) =>
						active || event._id === linked ? (
							<li key={event._id} className={active ? '' : 'col-span-2'}>
								<EventCard event={event} first={active && index === 0} />
							</li>
						) : (
							<PastEvent key={event._id} {...event} />
						),
					)}
				</ul>
			) : null}
			{events?.length === 0 ? <div className="card">{empty}</div> : null}
			{events || error ? null : <ComingCard />}
			<RestOfList list={published} className="mt-s5" />
		</section>
	)
}

/** A small picture, as on a contact sheet. A press shows the whole card in its place. */
const PastEvent = ({ _id, name, date, mainImage }: PublishedEvent) => (
	<li>
		<Link to={`#${_id}`} className="group block text-ink no-underline">
			<div className="overflow-hidden rounded-card">
				<EventPicture image={mainImage} sizes="(min-width: 58.125rem) 18rem, 50vw" />
			</div>
			<h3 className="wrap-anywhere mt-s2 font-strong font-text text-body group-hover:underline">{name}</h3>
			<p className="text-clay text-small">{shortDay(date, new Date())}</p>
		</Link>
	</li>
)

/** It has the shape of a card, and nothing below it is seen on a phone, so that little moves when the events arrive. */
const ComingCard = () => (
	<div className="card min-h-144 max-w-form overflow-hidden">
		<div aria-hidden="true" className="aspect-3/2 animate-breathe bg-sand" />
		<div className="p-s5 medium:p-s6">
			<Loading />
		</div>
	</div>
)
