import { useState } from 'react'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { organization } from '#web/content/organization.ts'
import { isoDay } from '#web/lib/days.ts'
import { placeWords } from '#web/lib/eventPlace.ts'
import { addressOf, basename } from '#web/lib/language.ts'
import { load } from '#web/lib/lazy.ts'
import { saveFile } from '#web/lib/saveFile.ts'
import type { PublishedEvent } from './publishedEvents.ts'

export function EventActions({ event }: { event: PublishedEvent }) {
	const [said, setSaid] = useState<string>()
	const share = async () => {
		const url = `${window.location.origin}${addressOf(routes.events.path)}#${event._id}`
		try {
			if ('share' in navigator) await navigator.share({ title: event.name, url })
			else {
				await (navigator as Navigator).clipboard.writeText(url)
				setSaid(t('Link copied.'))
			}
		} catch (error) {
			// Someone who closes the list of programs without sharing made no mistake.
			if (!(error instanceof DOMException && error.name === 'AbortError'))
				setSaid(t('Your browser won’t let us share it. Copy the address of this page instead.'))
		}
	}
	const save = () => saveForCalendar(event).catch(() => setSaid(t('Something went wrong on our side')))
	return (
		<div className="-mx-3 flex flex-wrap items-center gap-x-s3 print:hidden">
			<Button look="quiet" onClick={() => void save()}>
				{t('Add to calendar')}
			</Button>
			<Button look="quiet" onClick={() => void share()}>
				{t('Share')}
			</Button>
			<span role="status" className="px-3 text-soft empty:hidden">
				{said}
			</span>
		</div>
	)
}

/** The same file as in the mail about the event, so a calendar that has one doesn't add a second. */
async function saveForCalendar({ _id, name, date, time, location }: PublishedEvent) {
	const { calendarFile } = await load(() => import('#shared/events/calendar.ts'))
	const event = { id: _id, date: isoDay(date), version: 0, name, time, location }
	const { origin } = window.location
	const { text } = calendarFile(
		{ event, canceled: false },
		{ siteAddress: origin + basename, from: organization.email },
	)
	saveFile('event.ics', 'text/calendar', text)
}

/** The place leads to a map, unless the event takes place on a screen. */
export const MapLink = ({ location }: { location: string }) =>
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
