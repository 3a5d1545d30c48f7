import { useState } from 'react'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { Success } from '#web/components/messages/Success.tsx'

/** Tells a returning person that their draft was restored, once. `fromGuest`: they signed in since. */
export function FoundDraft({ fromGuest }: { fromGuest: boolean }) {
	const [open, setOpen] = useState(true)
	if (!open) return null
	return (
		<Banner tone="plain" role="status" title={fromGuest ? t('What you typed is here') : t('Welcome back ~draft')}>
			<p>
				{fromGuest
					? t('We save it to your account. If it isn’t yours, erase it at the end of this page.')
					: t('We kept what you typed.')}
			</p>
			<Button look="quiet" size="small" className="-mx-3" onClick={() => setOpen(false)}>
				{t('Close')}
			</Button>
		</Banner>
	)
}

/** Sent more than a day ago without an answer: the server no longer knows whether it is the same application. */
export function DoubtfulDraft() {
	return (
		<Banner tone="waiting" role="status" title={t('You sent this, but we don’t know if it arrived')}>
			<p>{t('Check your email or dashboard first. If you find our confirmation, it arrived.')}</p>
		</Banner>
	)
}

/** The page that follows looks like any other, so it says that the press worked. */
export const ErasedHere = () => <Success title={t('What you typed is erased.')} />
