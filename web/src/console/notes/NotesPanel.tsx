import { useId, useState } from 'react'
import { Button } from '#web/components/Button.tsx'
import { AddNote } from './AddNote.tsx'
import { DeleteNotes } from './DeleteNotes.tsx'
import { NoteText, type StaffNote } from './NoteText.tsx'

interface Props {
	/** The id of what the notes are about. */
	about: string
	notes: readonly StaffNote[]
	onAdd: (note: string, sending: { idempotencyKey: string }) => Promise<void>
	/** Deletes these and nothing that a colleague has added since. */
	onDelete: (ids: string[]) => Promise<void>
}

/** Shows the notes of colleagues about an application or a user, the newest first. */
export function NotesPanel({ about, notes, onAdd, onDelete }: Props) {
	const [mode, setMode] = useState<'viewing' | 'deleting'>('viewing')
	const title = useId()
	const newestFirst = [...notes].sort((one, other) => other.date.localeCompare(one.date))
	const deletable = newestFirst.filter((note) => !note.bySystem && !note.deletedOn)
	if (mode === 'deleting')
		return <DeleteNotes notes={deletable} onDelete={onDelete} onLeave={() => setMode('viewing')} />
	return (
		<div className="grid gap-s5">
			<AddNote about={about} onAdd={onAdd} />
			<section aria-labelledby={title} className="grid gap-s3">
				<div className="flex flex-wrap items-center justify-between gap-s3">
					<h3 id={title} className="text-lead">
						{notes.length === 0 ? 'No notes yet' : `Notes (${notes.length})`}
					</h3>
					{deletable.length > 0 ? (
						<Button look="quiet" size="small" onClick={() => setMode('deleting')}>
							Delete notes
						</Button>
					) : null}
				</div>
				<ul className="grid gap-s3">
					{newestFirst.map((note) => (
						<li key={note._id} className="border-line border-l-4 pl-s4">
							<NoteText note={note} />
						</li>
					))}
				</ul>
			</section>
		</div>
	)
}
