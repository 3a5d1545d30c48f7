import { useSyncExternalStore } from 'react'
import { t } from '#shared/words/t.ts'
import { Banner } from '#web/components/messages/Banner.tsx'
import { waitingParts } from '#web/lib/lazy.ts'
import { useOnline } from '#web/lib/useOnline.ts'

/**
 * Someone who has just opened something is told why it isn't here, wherever on the page they pressed. The desk of an event
 * works without a network and says so itself.
 */
export function OfflineNotice({ atDesk }: { atDesk: boolean }) {
	const online = useOnline()
	const waits = useSyncExternalStore(waitingParts.onChange, waitingParts.many, () => 0) > 0
	const place = waits ? 'fixed inset-x-0 bottom-s4 z-30' : 'mt-s3'
	return (
		<div role="status" className={`page-width ${place} empty:hidden print:hidden`}>
			{online || (atDesk && !waits) ? null : (
				<Banner tone="waiting" title={t('You’re offline')}>
					<p>
						{waits
							? t('What you opened will load as soon as you’re back online. Nothing you typed is lost.')
							: t('You can go on reading and typing here. Nothing can be sent until you’re connected again.')}
					</p>
				</Banner>
			)}
		</div>
	)
}
