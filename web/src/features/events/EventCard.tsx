import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { timeIn } from '#shared/events/time.ts'
import { isEnglish } from '#shared/words/isEnglish.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { Gathering } from '#web/components/bridge/Gathering.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { Part } from '#web/components/Part.tsx'
import { Picture } from '#web/components/Picture.tsx'
import { dayAndMonth, fullDay } from '#web/lib/days.ts'
import { placeWords } from '#web/lib/eventPlace.ts'
import { language } from '#web/lib/language.ts'
import { lazy } from '#web/lib/lazy.ts'
import { plural } from '#web/lib/plural.ts'
import type { PublishedEvent } from './publishedEvents.ts'

const EventSignup = lazy(() => import('./EventSignup.tsx'))
const Carousel = lazy(() => import('./Carousel.tsx'))

interface Props {
	event: PublishedEvent
	/** True if its picture is among the first things on the page, which then load at once. */
	first: boolean
}

export function EventCard({ event, first }: Props) {
	const { _id, name, location, time, date, description, mainImage, images } = event
	const id = useId()
	const heading = useRef<HTMLHeadingElement>(null)
	const { hash } = useLocation()
	const linked = hash === `#${_id}`
	useEffect(() => {
		if (!linked) return
		heading.current?.scrollIntoView({ block: 'center' })
		heading.current?.focus({ preventScroll: true })
	}, [linked])
	const english = language !== 'en' && isEnglish(`${name} ${description}`)
	const [day, month] = dayAndMonth(date)
	return (
		<article id={_id} aria-labelledby={id} className="card scroll-mt-s5 overflow-hidden">
			<div className="print:grid print:grid-cols-[1fr_3fr]">
				<EventPicture image={mainImage} sizes="(min-width: 58.125rem) 36rem, 100vw" eager={first} />
				<div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-s4 gap-y-s4 p-s5 medium:gap-x-s5 medium:p-s6">
					<p
						aria-hidden="true"
						className="min-w-13 text-center font-head font-title text-clay leading-none medium:min-w-18"
					>
						<span className="block text-[3rem] medium:text-[3.75rem]">{day}</span>
						<span className="text-lead">{month}</span>
					</p>
					<h3
						ref={heading}
						id={id}
						tabIndex={-1}
						lang={english ? 'en' : undefined}
						className="wrap-anywhere self-center outline-none"
					>
						{name}
					</h3>
					<div className="col-span-2 grid content-start gap-s4 medium:col-span-1 medium:col-start-2">
						<dl className="grid gap-s1">
							<Fact name={t('Date')}>
								<span className="font-strong text-clay">{fullDay(date, new Date()).replace(/ (?=\d)/, '\u00a0')}</span>
							</Fact>
							<Fact name={t('Time ~event')}>{timeIn(language, time)}</Fact>
							<Fact name={t('Location')}>
								<MapLink location={location} />
							</Fact>
						</dl>
						{english ? <p className="text-soft">{t('This event is in English.')}</p> : null}
						<p lang={english ? 'en' : undefined} className="wrap-anywhere max-w-read whitespace-pre-line">
							{description}
						</p>
						<Signup event={event} />
					</div>
				</div>
			</div>
			{images.length > 0 ? <Gallery name={name} images={images} /> : null}
		</article>
	)
}

interface EventPictureProps {
	image: PublishedEvent['mainImage']
	sizes: string
	eager?: boolean
}

export const EventPicture = ({ image, ...shown }: EventPictureProps) => (
	<div className="aspect-3/2 bg-river-wash">
		{image ? (
			<Picture image={image} alt={image.alt} {...shown} className="size-full object-cover" />
		) : (
			<div className="grid size-full place-content-center p-s4">
				<Gathering />
			</div>
		)}
	</div>
)

/** The pictures are closed at first, because a large one below each event would hide the next event. */
function Gallery({ name, images }: Pick<PublishedEvent, 'name' | 'images'>) {
	const [open, setOpen] = useState(false)
	const id = useId()
	return (
		<div className="border-line border-t print:hidden">
			<Button
				look="quiet"
				className="m-s3 medium:mx-s4"
				aria-expanded={open}
				aria-controls={id}
				onClick={() => setOpen(!open)}
			>
				{plural(images.length, 'See {n} picture', 'See {n} pictures')}
			</Button>
			<div id={id} hidden={!open}>
				{open ? (
					<Part coming={<div className="h-105 bg-sand" />}>
						<Carousel name={name} images={images} />
					</Part>
				) : null}
			</div>
		</div>
	)
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
	<div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-s3">
		<dt className="font-plain text-soft">{name}</dt>
		<dd className="wrap-anywhere">{children}</dd>
	</div>
)

function Signup({ event }: { event: PublishedEvent }) {
	const [open, setOpen] = useState(false)
	// What was typed stays while it's closed. After a sign-up the next opening begins a new one, for someone else.
	const [kept, setKept] = useState(false)
	const form = useId()
	if (event.signUp === 'over') return null
	const isFull = event.signUp === 'full'
	return (
		<div className="grid gap-s5">
			{isFull ? (
				<Banner tone="waiting" title={t('This event is full.')}>
					<p>{t('If someone cancels, the place goes to those who wait, first come, first served.')}</p>
				</Banner>
			) : null}
			<Button
				className="justify-self-start"
				look={open ? 'ghost' : 'primary'}
				aria-expanded={open}
				aria-controls={form}
				onClick={() => {
					if (!open) setKept(true)
					setOpen(!open)
				}}
			>
				{isFull ? t('Wait for a place') : t('Sign Up for Event')}
			</Button>
			<div id={form} hidden={!open}>
				{open || kept ? (
					<Part coming={<Skeleton lines={8} />}>
						<EventSignup event={event} onDone={() => setKept(false)} />
					</Part>
				) : null}
			</div>
		</div>
	)
}

/** The place leads to a map, unless the event takes place on a screen. */
const MapLink = ({ location }: { location: string }) =>
	location === 'Online' ? (
		placeWords(location)
	) : (
		<a
			href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location)}`}
			target="_blank"
			rel="noreferrer"
			className="inline-flex min-h-11 items-center print:no-underline"
		>
			{location}
			<span className="sr-only"> {t('(map, opens in a new tab)')}</span>
		</a>
	)
