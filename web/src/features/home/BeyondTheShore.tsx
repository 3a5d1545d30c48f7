import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import type { sponsorsApi } from '#shared/sponsors/api.ts'
import { t } from '#shared/words/t.ts'
import { EarlyButton } from '#web/components/EarlyButton.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import { Part } from '#web/components/Part.tsx'
import { SponsorBoard } from '#web/components/SponsorBoard.tsx'
import { eventsTeaser, getInvolved, newsletterWords, sponsorWall } from '#web/content/home.ts'
import { client } from '#web/lib/api.ts'
import { shortDay } from '#web/lib/days.ts'
import { locale } from '#web/lib/language.ts'
import { lazy } from '#web/lib/lazy.ts'
import { dollars } from '#web/lib/money.ts'
import { plural } from '#web/lib/plural.ts'
import { countedWords, type PublishedFigures, usePublishedFigures } from '#web/lib/publishedFigures.ts'
import { upcomingEventsQuery } from '#web/lib/upcomingEvents.ts'
import { Story } from './Story.tsx'

export default function BeyondTheShore() {
	return (
		<>
			<Story />
			<River />
			<FarBank />
		</>
	)
}

/** Everything that isn’t about asking for help gets one quiet line each. */
const FarBank = () => (
	<div className="page-width divide-y-2 divide-line pt-s6 pb-s7 min-[58rem]:pt-s7 min-[58rem]:pb-s8">
		<EventsTeaser />
		<NewsletterSignup />
		<GetInvolved />
		<SponsorWall />
	</div>
)

const invitations = [
	[routes.about, getInvolved.about],
	[routes.join, getInvolved.join],
	[routes.donate, getInvolved.donate],
	[routes.contact, getInvolved.contact],
] as const

const GetInvolved = () => (
	<QuietLine id="involved" title={getInvolved.title}>
		<ul className="grid gap-x-s6 medium:grid-cols-2">
			{invitations.map(([{ path, label }, words]) => (
				<li key={path}>
					<Link to={path} className="group grid min-h-12 grid-cols-[1fr_auto] gap-x-s4 py-s2 text-ink no-underline">
						<span className="font-head font-title text-lead text-river group-hover:underline">{label}</span>
						<svg
							viewBox="0 0 28 16"
							aria-hidden="true"
							fill="none"
							className="mt-s2 w-7 stroke-[2.5] stroke-river transition-transform group-hover:translate-x-1"
						>
							<path d="M1 8h24M18.500 1.500 25.500 8l-7 6.500" strokeLinecap="round" strokeLinejoin="round" />
						</svg>
						<span className="text-soft">{words}</span>
					</Link>
				</li>
			))}
		</ul>
	</QuietLine>
)

/** The teaser says what events there are in general until their list is here, and where there are none. */
function EventsTeaser() {
	const { data: events = [] } = useQuery(upcomingEventsQuery)
	return (
		<QuietLine
			id="events"
			title={eventsTeaser.title}
			action={
				<Link to={routes.events.path} className="inline-flex min-h-11 items-center font-strong">
					{t('See our events')}
				</Link>
			}
		>
			{events.length > 0 ? (
				<ul className="grid gap-x-s6 min-[58rem]:flex min-[58rem]:flex-wrap">
					{events.map(({ _id, name, date }) => (
						<li key={_id}>
							<Link
								to={`${routes.events.path}#${_id}`}
								className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-s3 text-ink no-underline hover:underline"
							>
								<span className="min-w-14 font-strong text-clay tabular-nums min-[58rem]:min-w-0">
									{shortDay(date, new Date())}
								</span>
								<span className="wrap-anywhere">{name}</span>
							</Link>
						</li>
					))}
				</ul>
			) : (
				<p className="max-w-read text-soft">{eventsTeaser.text}</p>
			)}
		</QuietLine>
	)
}

const NewsletterForm = lazy(() => import('#web/features/newsletter/NewsletterForm.tsx'))

/** The form comes when someone asks for it. */
function NewsletterSignup() {
	const [open, setOpen] = useState(false)
	return (
		<QuietLine
			id="newsletter"
			title={newsletterWords.title}
			action={
				open ? undefined : (
					<EarlyButton
						look="quiet"
						name="newsletter-form"
						busy={t('Opening the form')}
						className="-ml-3 justify-self-start min-[58rem]:-mr-3 min-[58rem]:ml-0"
						onPress={() => setOpen(true)}
					>
						{t('Sign up ~newsletter')}
					</EarlyButton>
				)
			}
		>
			<p className="max-w-read text-soft">{newsletterWords.text}</p>
			{open ? (
				<TakesFocus>
					<div className="max-w-form pt-s5">
						<Part coming={<Skeleton lines={6} />}>
							<NewsletterForm />
						</Part>
					</div>
				</TakesFocus>
			) : null}
		</QuietLine>
	)
}

/** The call is spelled without its schemas, because the home page has no use for zod. */
const sponsors = client<Pick<typeof sponsorsApi, 'list'>>({
	list: { method: 'GET', path: '/api/sponsors', published: true },
})

/** The wall is last, so that nothing moves when it arrives. Without sponsors there is none. */
function SponsorWall() {
	const { data } = useQuery({ queryKey: ['sponsors'], queryFn: () => sponsors.list({}) })
	if (!data || data.sponsors.length === 0) return null
	return (
		<section aria-labelledby="sponsors" className="py-s5">
			<SponsorBoard sponsors={data.sponsors}>
				<h2 id="sponsors" className="text-h3">
					{sponsorWall.title}
				</h2>
				<p className="mt-s2 max-w-[30ch] text-small text-soft">{sponsorWall.text}</p>
			</SponsorBoard>
		</section>
	)
}

interface Props {
	id: string
	title: string
	/** The one thing to press, at the end of the line. */
	action?: ReactNode
	children: ReactNode
}

const QuietLine = ({ id, title, action, children }: Props) => (
	<section
		aria-labelledby={id}
		className="grid items-baseline gap-x-s6 gap-y-s2 py-s5 min-[58rem]:grid-cols-[21rem_minmax(0,1fr)_auto]"
	>
		<h2 id={id} className="text-h3">
			{title}
		</h2>
		<div className={action ? '' : 'min-[58rem]:col-span-2'}>{children}</div>
		{action}
	</section>
)

/** The river shows our own figures of the year, and without them there is none. It has its depth before they're here. */
function River() {
	const { data, isPending } = usePublishedFigures()
	const published = data?.published
	if (!published && !isPending) return null
	return (
		<div className="relative bg-river-wash">
			<svg
				viewBox="0 0 1440 32"
				preserveAspectRatio="none"
				aria-hidden="true"
				className="absolute bottom-full -mb-px h-7 w-full fill-river-wash"
			>
				<path d="M0 24C120 8 240 4 380 14S680 34 840 18S1120 2 1260 14S1400 22 1440 20V32H0z" />
			</svg>
			{published ? <Figures published={published} /> : <div className="h-73 min-[58rem]:h-49" />}
			<svg
				viewBox="0 0 1440 26"
				preserveAspectRatio="none"
				aria-hidden="true"
				className="absolute -bottom-px h-6 w-full fill-paper"
			>
				<path d="M0 12C150 26 300 24 460 12S760 0 940 10S1260 24 1440 8V26H0z" />
			</svg>
		</div>
	)
}

function Figures({ published }: { published: PublishedFigures }) {
	const { year, approved, assistance, medianDays } = published
	return (
		<section aria-label={t('The year {year} in figures', { year })} className="page-width">
			<ul className="grid gap-s4 pt-s4 pb-s7 min-[58rem]:grid-cols-4 min-[58rem]:gap-0 min-[58rem]:pt-s5 min-[58rem]:pb-s8">
				<Figure figure={approved.toLocaleString(locale)} words={t('requests approved in {year}', { year })} />
				<Figure figure={dollars(assistance)} words={t('of help in {year}', { year })} />
				{medianDays === undefined ? null : (
					<Figure
						figure={plural(Math.max(medianDays, 1), '{n} day', '{n} days')}
						words={t('or less until our answer, for half of all requests')}
					/>
				)}
				<li className="max-w-[26ch] self-end text-small text-soft min-[58rem]:pl-7.5">{countedWords(published)}</li>
			</ul>
		</section>
	)
}

const Figure = ({ figure, words }: { figure: string; words: string }) => (
	<li className="flex flex-wrap items-baseline gap-x-s4 min-[58rem]:block min-[58rem]:pl-7.5">
		<span className="block min-w-[min(9.5rem,100%)] font-head font-title text-[2.5rem] text-river-deep leading-tight tracking-tight min-[58rem]:text-[3.75rem]">
			{figure}
		</span>
		<span className="block max-w-[22ch] flex-1 basis-24">{words}</span>
	</li>
)
