import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ErrorState } from '#web/components/ErrorState.tsx'
import { Skeleton } from '#web/components/Loading.tsx'
import { NotesPanel, type StaffNote } from '../../notes/NotesPanel.tsx'
import { type StaffUser, userLists, users } from './users.ts'

export function UserNotes({ user: { _id: id } }: { user: StaffUser }) {
	const cache = useQueryClient()
	const queryKey = ['console', 'user-notes', id]
	const { data, error, isFetching, refetch } = useQuery({
		queryKey,
		queryFn: async () => (await users.notes({ id })).notes,
	})
	const learn = (notes: readonly StaffNote[]) => {
		cache.setQueryData(queryKey, notes)
		void cache.invalidateQueries({ queryKey: userLists })
	}
	if (error)
		return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	if (!data) return <Skeleton lines={3} />
	return (
		<NotesPanel
			notes={data}
			onAdd={async (note) => learn((await users.addNote({ id, note })).notes)}
			onDelete={async (remove) => learn((await users.deleteNotes({ id, remove })).notes)}
		/>
	)
}
