import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { NotesPanel } from '../../notes/NotesPanel.tsx'
import type { StaffNote } from '../../notes/NoteText.tsx'
import { type StaffUser, userList, users } from './users.ts'

export function UserNotes({ user }: { user: StaffUser }) {
	const { _id: id } = user
	const cache = useQueryClient()
	const queryKey = ['console', 'user-notes', id]
	const { data, error, isFetching, refetch } = useQuery({
		queryKey,
		queryFn: async () => (await users.notes({ id })).notes,
	})
	const update = (notes: readonly StaffNote[]) => {
		cache.setQueryData(queryKey, notes)
		userList.put(cache, { ...user, noteCount: notes.length })
	}
	if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	if (!data) return <Skeleton lines={3} />
	return (
		<NotesPanel
			about={id}
			notes={data}
			onAdd={async (note, sending) => update((await users.addNote({ id, note }, sending)).notes)}
			onDelete={async (remove) => update((await users.deleteNotes({ id, remove })).notes)}
		/>
	)
}
