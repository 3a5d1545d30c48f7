import { useState } from 'react'
import { Banner } from '#web/components/Banner.tsx'
import { Button } from '#web/components/Button.tsx'
import { Success } from '#web/components/Success.tsx'

/** Tells a returning person that their draft was restored, once. `fromGuest`: they signed in since. */
export function FoundDraft({ fromGuest }: { fromGuest: boolean }) {
	const [open, setOpen] = useState(true)
	if (!open) return null
	return (
		<Banner tone="plain" role="status" title={fromGuest ? 'What you typed came along' : 'Welcome back'}>
			<p>
				{fromGuest
					? 'We save it to your account. If it isn’t yours, erase it at the end of this page.'
					: 'We kept what you typed.'}
			</p>
			<Button look="quiet" size="small" className="-mx-3" onClick={() => setOpen(false)}>
				Close
			</Button>
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

/** The page that follows looks like any other, so it says that the press worked. */
export const ErasedHere = () => <Success title="What you typed is erased." />
