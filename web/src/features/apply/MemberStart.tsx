import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '#web/components/Button.tsx'
import { ErrorState } from '#web/components/ErrorState.tsx'
import { Skeleton } from '#web/components/Loading.tsx'
import { guest } from '#web/lib/drafts.ts'
import type { Answers } from './answers.ts'
import { dropFromTab, keepInTab, keptInTab, newDraft, type Opened, reopen } from './draft.ts'
import { eraseLocked, lockedDrafts } from './lockedDrafts.ts'
import { keptInAccount } from './memberDraft.ts'
import { UnfinishedApplications } from './UnfinishedApplications.tsx'

interface Props {
	owner: string
	known: Partial<Answers>
	onOpened: (opened: Opened, pressed: boolean) => void
}

/** Only what was certainly never sent may become a member's: it would be sent again under another name. */
const mayBeTaken = ({ sent }: { sent: boolean }) => !sent

/** Finds the draft of a member: what this tab could not save, what the account has, or what they began as a guest. */
export function MemberStart({ owner, known, onOpened }: Props) {
	const [inTab] = useState(() => keptInTab(owner, Date.now()))
	const { data, error, refetch, isFetching } = useQuery({
		queryKey: ['application-draft', owner],
		queryFn: async () => ({ kept: await keptInAccount() }),
		// Each visit asks anew, because another device may have gone on.
		gcTime: 0,
		staleTime: 0,
		enabled: inTab === undefined,
	})
	const fromGuest = data && !data.kept && lockedDrafts(Date.now()).some(mayBeTaken)

	useEffect(() => {
		if (inTab) onOpened(reopen(inTab.draft, Date.now(), inTab.version), false)
		else if (data?.kept) onOpened(reopen(data.kept.draft, Date.now(), data.kept.version), false)
		else if (data && !fromGuest) onOpened(newDraft(known), false)
	}, [inTab, data, fromGuest, known, onOpened])

	const startNew = () => onOpened(newDraft(known), true)
	if (fromGuest)
		return (
			<div className="grid max-w-form gap-s5">
				<UnfinishedApplications
					offers={mayBeTaken}
					onNone={startNew}
					onOpened={(draft) => {
						// It is the member's from here on, and saved to the account as soon as the form is there.
						keepInTab(owner, { draft, version: 0 }, Date.now())
						dropFromTab(guest)
						eraseLocked(draft.key)
						onOpened(reopen(draft, Date.now()), true)
					}}
				/>
				<Button look="ghost" className="justify-self-start" onClick={startNew}>
					Start a new one
				</Button>
			</div>
		)
	if (error)
		return (
			<div className="grid gap-s4">
				<ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
				<Button look="quiet" className="-mx-3 justify-self-start" onClick={startNew}>
					Start without what you saved before
				</Button>
			</div>
		)
	return (
		<div className="max-w-[44rem] panel">
			<Skeleton lines={12} />
		</div>
	)
}
