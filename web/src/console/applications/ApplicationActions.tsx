import { useState } from 'react'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { type Taken, takenNow } from '#shared/applications/taken.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { Problem } from '#web/components/forms/Problem.tsx'
import { Dialog } from '#web/components/messages/Dialog.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { applicationPath } from '../paths.ts'
import { showingFresh } from '../useChange.ts'
import { onlyDay } from '../when.ts'
import { type ApplicationRow, staff } from './applications.ts'
import { useApplicationCache } from './useApplicationCache.ts'

/** True if the employee who looks has the email it was sent with. Deciding it and paying it is left to a colleague. */
export function useSentWithOwnEmail({ email }: { email: string }) {
	const { user } = useSession()
	return email === user?.email
}

/** What can be done at once with a pending application, unless the employee sent it themselves. */
export function ApplicationActions({ row }: { row: ApplicationRow }) {
	const sentWithOwnEmail = useSentWithOwnEmail(row)
	if (row.status !== 'Pending' || sentWithOwnEmail) return null
	return (
		<>
			<TakeIt row={row} />
			<DecideLinks token={row.token} />
		</>
	)
}

/** Says whose work a pending application is. It keeps nobody from deciding. */
function TakeIt({ row }: { row: ApplicationRow }) {
	const { token } = row
	const { user } = useSession()
	const cache = useApplicationCache(token)
	const [asked, setAsked] = useState<Taken>()
	const showFresh = showingFresh(applicationsStaffApi.take, ({ taken }) => {
		setAsked(taken)
		cache.take(row, taken)
	})
	const act = useAction({
		send: (change: { take: boolean; from?: string }) => staff.take({ token, ...change }),
		onDone: ({ taken }) => {
			setAsked(undefined)
			cache.take(row, taken)
		},
		onProblem: (error) => {
			setAsked(undefined)
			showFresh(error)
		},
	})
	const holder = takenNow(row, new Date())
	const isMine = holder !== undefined && holder.employeeId === user?._id
	const take = holder ? 'Take it over' : 'Take it'
	return (
		<>
			<Button
				look="ghost"
				size="small"
				busy={act.busy && 'Saving'}
				onClick={() => (holder && !isMine ? setAsked(holder) : act.start({ take: !isMine }))}
			>
				{isMine ? 'Let it go' : take}
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

/** Open the form with one of the two answers chosen, by a press or by a key. */
const DecideLinks = ({ token }: { token: string }) => (
	<>
		<LinkButton size="small" data-key="a" to={`${applicationPath(token, 'respond')}?decide=approve`}>
			Approve
		</LinkButton>
		<LinkButton look="ghost" size="small" data-key="d" to={`${applicationPath(token, 'respond')}?decide=deny`}>
			Deny
		</LinkButton>
	</>
)
