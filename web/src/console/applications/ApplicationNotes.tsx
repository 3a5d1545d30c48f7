import { Section } from '#web/components/Section.tsx'
import { NotesPanel } from '../notes/NotesPanel.tsx'
import { type Application, staff } from './applications.ts'
import { useApplicationCache } from './useApplicationCache.ts'

export function ApplicationNotes({ application: { token, notes } }: { application: Application }) {
	const { update } = useApplicationCache(token)
	return (
		<Section title="Notes">
			<NotesPanel
				about={token}
				notes={notes}
				onAdd={async (note, sending) => update({ notes: (await staff.addNote({ token, note }, sending)).notes })}
				onDelete={async (remove) => update({ notes: (await staff.deleteNotes({ token, remove })).notes })}
			/>
		</Section>
	)
}
