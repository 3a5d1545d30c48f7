import { useState } from 'react'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { type Taken, takenNow } from '#shared/applications/taken.ts'
import { Button } from '#web/components/Button.tsx'
import { Problem } from '#web/components/forms/Problem.tsx'
import { Dialog } from '#web/components/messages/Dialog.tsx'
import { freshOf } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { onlyDay } from '../when.ts'
import { type ApplicationRow, staff } from './applications.ts'
import { useSentWithOwnEmail } from './decide/useSentWithOwnEmail.ts'
import { useApplicationCache } from './useApplicationCache.ts'

/** Says whose work a pending application is. It keeps nobody from deciding. */
export function TakeIt({ row }: { row: ApplicationRow }) {
	const { token, status } = row
	const { user } = useSession()
	const sentWithOwnEmail = useSentWithOwnEmail(row)
	const cache = useApplicationCache(token)
	const [asked, setAsked] = useState<Taken>()
	const act = useAction({
		send: (change: { take: boolean; from?: string }) => staff.take({ token, ...change }),
		onDone: ({ taken }) => {
			setAsked(undefined)
			cache.take(row, taken)
		},
		onProblem: (error) => {
			const fresh = freshOf(applicationsStaffApi.take, error)
			setAsked(fresh?.taken)
			if (fresh) cache.take(row, fresh.taken)
		},
	})
	if (status !== 'Pending' || sentWithOwnEmail) return null
	const holder = takenNow(row, new Date())
	const isMine = holder?.employeeId === user?._id
	return (
		<>
			<Button
				look="ghost"
				size="small"
				busy={act.busy && 'Saving'}
				onClick={() => (holder && !isMine ? setAsked(holder) : act.start({ take: !isMine }))}
			>
				{isMine ? 'Let it go' : holder ? 'Take it over' : 'Take it'}
			</Button>
			{asked ? null : <Problem message={act.problem} />}
			<Dialog
				open={asked !== undefined}
				title="A colleague has taken this"
				onClose={() => setAsked(undefined)}
				actions={
					<>
						<Button
							busy={act.busy && 'Saving'}
							onClick={() => act.start({ take: true, ...(asked && { from: asked.employeeId }) })}
						>
							Take it over
						</Button>
						<Button look="ghost" onClick={() => setAsked(undefined)}>
							Leave it
						</Button>
					</>
				}
			>
				{asked ? (
					<p>
						{asked.name} took it on {onlyDay(asked.date)}. Talk to them first. Once you take it over, it’s in your list
						and no longer in theirs.
					</p>
				) : null}
			</Dialog>
		</>
	)
}
