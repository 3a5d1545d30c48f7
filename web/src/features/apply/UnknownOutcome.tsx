import { useEffect, useRef } from 'react'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { useTabNews } from '#web/components/Page.tsx'

interface Props {
	asking: boolean
	/** Their person changed something since, so nothing leaves by itself. */
	changed: boolean
	onAsk: () => void
}

/**
 * The answer to a submission got lost. It takes the focus, because a person who closes the page now may not have applied.
 * Trying again is safe, so it is the only thing offered.
 */
export function UnknownOutcome({ asking, changed, onAsk }: Props) {
	const heading = useRef<HTMLHeadingElement>(null)
	useTabNews(t('Not sent yet'))
	useEffect(() => heading.current?.focus(), [])
	return (
		<section
			aria-labelledby="not-sent"
			className="grid justify-items-start gap-s3 rounded-card border-4 border-sun bg-amber-wash p-s5"
		>
			<h2 ref={heading} id="not-sent" tabIndex={-1} className="text-h3">
				{t('Not sent yet, as far as we know')}
			</h2>
			<p className="max-w-read">
				{changed
					? t(
							'You lost your connection while we were sending it. You’ve changed something since. Press Try again to send it as it is now. It can’t be sent twice.',
						)
					: t(
							'You lost your connection while we were sending it. Keep this page open. We’ll try again when you’re back online. It can’t be sent twice.',
						)}
			</p>
			<p className="max-w-read text-soft">{t('Everything you typed is still here.')}</p>
			<Button onClick={onAsk} busy={asking && t('Trying again')}>
				{t('Try again')}
			</Button>
		</section>
	)
}
