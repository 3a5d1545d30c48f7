import { Banner } from '#web/components/Banner.tsx'

/** What was typed on another day is there again. */
export function FoundDraft() {
	return (
		<Banner tone="plain" role="status" title="Welcome back">
			<p>What you typed before is here again. It was saved on this device and nowhere else.</p>
		</Banner>
	)
}

/** Sent more than a day ago without an answer: the server no longer knows whether it is the same application. */
export function DoubtfulDraft() {
	return (
		<Banner tone="waiting" role="status" title="You sent this before, but no answer reached this device">
			<p>
				Please look for our confirmation in your mail, or on your dashboard, before you send it again: then it
				has arrived already.
			</p>
		</Banner>
	)
}
