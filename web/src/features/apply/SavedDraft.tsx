import { useState } from 'react'
import { t } from '#shared/words/t.ts'
import { SavedNote } from '#web/components/forms/SavedNote.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import type { Application } from './application.ts'

interface Props {
	application: Application
	onErase: () => Promise<void>
}

/** Undefined while it isn't known yet what comes of a change. */
function outcomeOf({ saving, isEmpty }: Application) {
	if (saving.name === 'changed') return saving.problem
	if (saving.name === 'elsewhere') return t('Not saved. Please choose above which answers to keep.')
	return isEmpty || saving.name === 'over' ? '' : t('Saved to your account. You can finish on another device.')
}

export function SavedDraft({ application, onErase }: Props) {
	const { saving, isEmpty, inAccount, unanswered } = application
	const outcome = outcomeOf(application)
	const erasing = { mayBeThere: unanswered.length > 0, onErase }
	const [last, setLast] = useState('')
	if (outcome !== undefined && outcome !== last) setLast(outcome)
	if (inAccount) return <SavedNote saved={outcome ?? last} saving={outcome === undefined} {...erasing} />
	const inTab = isEmpty ? '' : t('Your answers stay in this tab.')
	return (
		<SavedNote saved={saving.name === 'changed' ? false : inTab} {...erasing}>
			<OnlyInTab />
		</SavedNote>
	)
}

/** A guest reads it before they have typed much: it may decide how they go on. */
function OnlyInTab() {
	const { user } = useSession()
	return (
		<div className="grid max-w-read gap-s3 text-soft">
			<p>
				{t(
					'If this tab or your browser closes, your answers are gone. A phone that’s low on memory may close it by itself. They’re also erased if nobody uses this page for 30 minutes, or for 2 hours where something is being cut off. We ask 5 minutes before.',
				)}
			</p>
			{user ? null : (
				<>
					<p>
						{t('Want to finish later, or on another device? With an account you can, and your answers come along.')}
					</p>
					<AccountLinks quiet />
				</>
			)}
		</div>
	)
}
