import { Banner } from '#web/components/Banner.tsx'

/** Tells a returning person that their draft was restored. */
export function FoundDraft() {
	return (
		<Banner tone="plain" role="status" title="Welcome back">
			<p>We kept what you typed, only on this device.</p>
		</Banner>
	)
}

/** Sent more than a day ago without an answer: the server no longer knows whether it is the same application. */
export function DoubtfulDraft() {
	return (
		<Banner tone="waiting" role="status" title="You sent this, but we don’t know if it arrived">
			<p>Check your email or dashboard first. If you find our confirmation, it arrived.</p>
		</Banner>
	)
}
