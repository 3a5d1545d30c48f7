import { Section } from '#web/components/Section.tsx'
import { NotesPanel } from '../notes/NotesPanel.tsx'
import { type Application, staff } from './applications.ts'
import { useApplicationCache } from './useApplicationCache.ts'

export function ApplicationNotes({ application: { token, notes } }: { application: Application }) {
	const { learn } = useApplicationCache(token)
	return (
		<Section title="Notes">
			<NotesPanel
				notes={notes}
				onAdd={async (note) => learn({ notes: (await staff.addNote({ token, note })).notes })}
				onDelete={async (remove) => learn({ notes: (await staff.deleteNotes({ token, remove })).notes })}
			/>
		</Section>
	)
}
