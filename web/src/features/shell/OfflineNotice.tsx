import { useSyncExternalStore } from 'react'
import { Banner } from '#web/components/Banner.tsx'

function onChange(listener: () => void) {
	window.addEventListener('online', listener)
	window.addEventListener('offline', listener)
	return () => {
		window.removeEventListener('online', listener)
		window.removeEventListener('offline', listener)
	}
}

export function OfflineNotice() {
	const online = useSyncExternalStore(
		onChange,
		() => window.navigator.onLine,
		() => true,
	)
	return (
		<div role="status" className="page-width empty:hidden print:hidden">
			{online ? null : (
				<Banner tone="waiting" title="You’re offline" className="mt-s3">
					<p>You can go on reading and typing here. Nothing can be sent until you’re connected again.</p>
				</Banner>
			)}
		</div>
	)
}
