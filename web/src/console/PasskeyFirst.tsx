import { messages } from '#shared/messages.ts'
import { Banner } from '#web/components/messages/Banner.tsx'
import { lazy } from '#web/lib/lazy.ts'

const PasskeySettings = lazy(() => import('./settings/passkeys/PasskeySettings.tsx'))

/** Takes the place of the console for an employee without a passkey once passkeys are required. */
export const PasskeyFirst = ({ onReady }: { onReady: () => void }) => (
	<div className="grid gap-s5">
		<Banner tone="waiting" title={messages.passkeyFirst}>
			<p>It takes a minute. Then the console opens as usual.</p>
		</Banner>
		<PasskeySettings onReady={onReady} />
	</div>
)
