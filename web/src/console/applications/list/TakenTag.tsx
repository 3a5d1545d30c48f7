import { takenNow } from '#shared/applications/taken.ts'
import type { ApplicationRow } from '#web/console/applications/applications.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'

const initials = (name: string) =>
	name
		.split(' ')
		.flatMap((word) => [...word].slice(0, 1))
		.join('')

/** The initials of who has taken it. */
export function TakenTag({ row }: { row: Pick<ApplicationRow, 'status' | 'taken'> }) {
	const { user } = useSession()
	const taken = takenNow(row, new Date())
	if (!taken) return null
	const look = taken.employeeId === user?._id ? 'bg-river text-paper' : 'bg-sand text-ink'
	return (
		<span
			title={`Taken by ${taken.name}`}
			className={`inline-flex min-h-7 min-w-7 items-center justify-center rounded-full px-2 font-strong text-small ${look}`}
		>
			<span aria-hidden="true">{initials(taken.name)}</span>
			<span className="sr-only">Taken by {taken.name}</span>
		</span>
	)
}
