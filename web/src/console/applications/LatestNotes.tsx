import { Link } from 'react-router-dom'
import { NoteText } from '../notes/NoteText.tsx'
import { applicationPath } from '../paths.ts'
import type { Application } from './applications.ts'

const shown = 3

/** The newest notes beside everything else. The tab has all of them. */
export function LatestNotes({ application: { token, notes } }: { application: Application }) {
	const newest = [...notes].sort((one, other) => other.date.localeCompare(one.date)).slice(0, shown)
	return (
		<>
			{newest.length === 0 ? <p>No notes yet.</p> : null}
			<ul className="grid gap-s3 empty:hidden">
				{newest.map((note) => (
					<li key={note._id} className="border-line border-l-4 pl-s4">
						<NoteText note={note} />
					</li>
				))}
			</ul>
			<Link
				to={applicationPath(token, 'notes')}
				className="inline-flex min-h-11 items-center justify-self-start print:hidden"
			>
				{notes.length > shown ? `All ${notes.length} notes` : 'Add a note'}
			</Link>
		</>
	)
}
