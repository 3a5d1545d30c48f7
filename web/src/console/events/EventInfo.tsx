import { Navigate, useParams } from 'react-router-dom'
import { eventState } from '#shared/events/rules.ts'
import { routes } from '#shared/paths.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { isOver } from '../desk/deskEvents.ts'
import { LinkChoices } from '../LinkChoices.tsx'
import { consolePath } from '../paths.ts'
import { onlyDay } from '../when.ts'
import { EventSignIns } from './EventSignIns.tsx'
import { eventFacts } from './eventFields.tsx'
import type { StaffEvent } from './events.ts'
import { Registered } from './Registered.tsx'

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
	const { _id, attending, signedIn, dateAdded } = event
	return (
		<Section title="About">
			<Facts
				facts={[
					['Signed up', attending.toLocaleString('en-US')],
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
