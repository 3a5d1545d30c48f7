import { undoUntil, withdrawWords } from '#shared/applications/withdraw.ts'
import { Banner } from '#web/components/messages/Banner.tsx'
import { onlyDay } from '../when.ts'
import type { Application } from './applications.ts'

/** It is above every tab, because nothing is left to do here unless the applicant undoes it. */
export function WithdrawnNotice({ application }: { application: Application }) {
	const { withdrawnOn, withdrawnFor } = application
	if (!withdrawnOn) return null
	return (
		<Banner tone="plain" title={`Withdrawn by the applicant on ${onlyDay(withdrawnOn)}`}>
			{withdrawnFor && withdrawnFor !== 'unsaid' ? <p>“{withdrawWords[withdrawnFor]}”</p> : null}
			{new Date() < undoUntil(withdrawnOn) ? (
				<p>They can undo it for a day. Then it comes back to us as it was.</p>
			) : null}
		</Banner>
	)
}
