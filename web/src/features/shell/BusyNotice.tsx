import { useSyncExternalStore } from 'react'
import { Banner } from '#web/components/Banner.tsx'
import { busyCalls } from '#web/lib/api.ts'

/** Someone who has just pressed a button is told why it takes longer, and that they needn't press it again. */
export function BusyNotice() {
	const waits = useSyncExternalStore(busyCalls.onChange, busyCalls.many, () => 0) > 0
	return (
		<div role="status" className="page-width empty:hidden print:hidden">
			{waits ? (
				<Banner tone="waiting" title="We’re very busy right now" className="mt-s3">
					<p>We’re trying again for you. Please keep this page open.</p>
				</Banner>
			) : null}
		</div>
	)
}
