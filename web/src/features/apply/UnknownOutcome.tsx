import { Banner } from '#web/components/Banner.tsx'
import { Button } from '#web/components/Button.tsx'

interface Props {
	asking: boolean
	onAsk: () => void
}

/** The answer to a submission got lost. Asking again is safe, so it is the first thing offered. */
export function UnknownOutcome({ asking, onAsk }: Props) {
	return (
		<Banner tone="waiting" role="alert" title="We don’t know yet if your application arrived">
			<p>
				The connection broke while we were sending it. Everything you typed is safe on this device. Try again
				as often as you like. We will only count it once.
			</p>
			<Button className="mt-s4" onClick={onAsk} busy={asking && 'Trying again'}>
				Try again
			</Button>
		</Banner>
	)
}
