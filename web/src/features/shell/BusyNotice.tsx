import { useSyncExternalStore } from 'react'
import { t } from '#shared/words/t.ts'
import { Banner } from '#web/components/messages/Banner.tsx'
import { busyCalls } from '#web/lib/api.ts'

/**
 * Someone who has just pressed a button is told why it takes longer, and that they needn't press it again. It's always in
 * sight, because the button may be far down the page.
 */
export function BusyNotice() {
	const waits = useSyncExternalStore(busyCalls.onChange, busyCalls.many, () => 0) > 0
	return (
		<div role="status" className="page-width fixed inset-x-0 bottom-s4 z-30 empty:hidden print:hidden">
			{waits ? (
				<Banner tone="waiting" title={t('We’re very busy right now')} className="shadow-high">
					<p>{t('We’re trying again for you. Please keep this page open.')}</p>
				</Banner>
			) : null}
		</div>
	)
}
