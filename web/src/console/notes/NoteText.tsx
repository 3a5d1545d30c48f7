import type * as z from 'zod'
import type { Note } from '#shared/notes.ts'
import { dayAndTime } from '../when.ts'

export type StaffNote = z.output<typeof Note>

export function NoteText({ note: { name, date, body, deletedOn } }: { note: StaffNote }) {
	return (
		<>
			<p className="text-small text-soft">
				<b className="text-ink">{name}</b> <span className="tabular-nums">{dayAndTime(date)}</span>
			</p>
			<p className={`wrap-anywhere max-w-read whitespace-pre-line ${deletedOn ? 'text-soft italic' : ''}`}>{body}</p>
		</>
	)
}
