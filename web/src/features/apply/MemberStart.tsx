import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { guest } from '#web/lib/drafts.ts'
import { accountDraftQuery } from './accountDraft.ts'
import type { Answers } from './answers.ts'
import { dropFromTab, keepInTab, keptInTab, newDraft, type Opened, reopen, takeAlong } from './draft.ts'

interface Props {
	owner: string
	known: Partial<Answers>
	onOpened: (opened: Opened, pressed: boolean) => void
}

/** The tab may have what it couldn't save to the account, or what someone typed before they signed in. */
function inThisTab(owner: string, known: Partial<Answers>, now: number) {
	const own = keptInTab(owner, now)
	if (own) return reopen(own.draft, now, own.version)
	const guests = keptInTab(guest, now)
	return guests && takeAlong(guests.draft, known, now)
}

/** Finds the draft of a member: what this tab has, or what the account has. */
export function MemberStart({ owner, known, onOpened }: Props) {
	const [inTab] = useState(() => inThisTab(owner, known, Date.now()))
	const { data, error, refetch, isFetching } = useQuery({ ...accountDraftQuery(owner), enabled: inTab === undefined })

	useEffect(() => {
		if (inTab?.origin === 'guest') {
			// It is the member's from here on, and saved to the account as soon as the form is there.
			keepInTab(owner, { draft: inTab.draft, version: 0 }, Date.now())
			dropFromTab(guest)
		}
		if (inTab) onOpened(inTab, false)
		else if (data?.kept) onOpened(reopen(data.kept.draft, Date.now(), data.kept.version), false)
		else if (data) onOpened(newDraft(known), false)
	}, [inTab, data, owner, known, onOpened])

	if (error)
		return (
			<div className="grid gap-s4">
				<ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
				<Button look="quiet" className="-mx-3 justify-self-start" onClick={() => onOpened(newDraft(known), true)}>
					{t('Start without what you saved before')}
				</Button>
			</div>
		)
	return (
		<div className="max-w-[44rem] panel">
			<Skeleton lines={12} />
		</div>
	)
}
