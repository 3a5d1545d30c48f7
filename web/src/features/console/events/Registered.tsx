import { useMemo } from 'react'
import { StatusTag } from '#web/components/StatusTag.tsx'
import { DownloadCsv } from '../DownloadCsv.tsx'
import { dayAndTime } from '../when.ts'
import { EventPeople } from './EventPeople.tsx'
import { type StaffEvent, staffEvents } from './events.ts'
import { type Guest, guestColumns, guestList } from './people.ts'
import { EmailEveryone } from './UntoldGuests.tsx'

/** Who signed up, with what they answered. Reading it is recorded. */
export function Registered({ event }: { event: StaffEvent }) {
	const { _id: id } = event
	const list = useMemo(() => guestList(id), [id])
	return (
		<>
			<EmailEveryone id={id} />
			<DownloadCsv
				name="event-registered"
				columns={guestColumns(event)}
				page={async (cursor) => {
					const { attendingInfo: rows, next } = await staffEvents.downloadGuests({ id, ...cursor })
					return { rows, next }
				}}
			/>
			<EventPeople
				list={list}
				label="Search who signed up"
				nouns={['guest', 'guests']}
				row={(guest) => <GuestRow key={guest._id} guest={guest} />}
			/>
		</>
	)
}

function GuestRow({ guest }: { guest: Guest }) {
	const { firstName, lastName, email, date, signedIn, info, questionAnswers } = guest
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-s4 gap-y-s1 border-line border-b px-s4 py-s3 last:border-b-0 880:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] 880:px-s5">
			<b className="wrap-anywhere">
				{firstName} {lastName}
			</b>
			<a
				href={`mailto:${email}`}
				className="col-span-2 row-start-2 wrap-anywhere 880:col-span-1 880:row-start-auto"
			>
				{email}
			</a>
			<span className="justify-self-end">
				{signedIn ? <StatusTag tone="good">Signed in</StatusTag> : null}
			</span>
			<span className="col-span-full text-small text-soft tabular-nums">Signed up on {dayAndTime(date)}</span>
			{info ? <p className="col-span-full max-w-read whitespace-pre-line wrap-anywhere">{info}</p> : null}
			{questionAnswers.length > 0 ? (
				<dl className="col-span-full mt-s1 grid gap-s2">
					{questionAnswers.map(({ id, question, answer }) => (
						<div key={id} className="max-w-read wrap-anywhere">
							<dt className="text-small text-soft">{question}</dt>
							<dd className="whitespace-pre-line">{answer}</dd>
						</div>
					))}
				</dl>
			) : null}
		</li>
	)
}
