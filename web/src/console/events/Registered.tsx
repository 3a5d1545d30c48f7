import { useMemo } from 'react'
import { DownloadCsv } from '../DownloadCsv.tsx'
import { pageOf } from '../pagedList.ts'
import { EventAnswers } from './EventAnswers.tsx'
import { EventPeople } from './EventPeople.tsx'
import { type StaffEvent, staffEvents } from './events.ts'
import { GuestRow } from './GuestRow.tsx'
import { guestColumns, guestList } from './people.ts'
import { EmailEveryone } from './UntoldGuests.tsx'

/** Lists the guests with their answers. Reading it is recorded. */
export function Registered({ event }: { event: StaffEvent }) {
	const { _id: id } = event
	const list = useMemo(() => guestList(id), [id])
	return (
		<>
			<EmailEveryone id={id} />
			<EventAnswers event={event} />
			<DownloadCsv
				name="event-registered"
				columns={guestColumns(event)}
				page={async (cursor) => pageOf('attendingInfo', await staffEvents.downloadGuests({ id, ...cursor }))}
			/>
			<EventPeople
				list={list}
				label="Search who signed up"
				nouns={['guest', 'guests']}
				row={(guest) => <GuestRow key={guest._id} event={event} guest={guest} />}
			/>
		</>
	)
}
