import { lazy } from 'react'
import { messages } from '#shared/messages.ts'
import { Banner } from '#web/components/Banner.tsx'

const PasskeySettings = lazy(() => import('./settings/passkeys/PasskeySettings.tsx'))

/** What an employee without a passkey sees in place of the console once passkeys are required. */
export const PasskeyFirst = ({ onReady }: { onReady: () => void }) => (
	<div className="grid gap-s5">
		<Banner tone="waiting" title={messages.passkeyFirst}>
			<p>It takes a minute. Then the console opens as usual.</p>
		</Banner>
		<PasskeySettings onReady={onReady} />
	</div>
)
