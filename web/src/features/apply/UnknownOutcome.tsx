import { Banner } from '#web/components/Banner.tsx'
import { Button } from '#web/components/Button.tsx'

interface Props {
	asking: boolean
	onAsk: () => void
}

/** The answer to a submission got lost. Asking again is safe, so it is the first thing offered. */
export function UnknownOutcome({ asking, onAsk }: Props) {
	return (
		<Banner tone="waiting" role="alert" title="We do not know yet whether your application arrived">
			<p>
				The connection broke while it was being sent. Everything you typed is safe on this device. Ask again
				as often as you like: it never becomes a second application.
			</p>
			<Button className="mt-s4" onClick={onAsk} busy={asking && 'Asking'}>
				Ask again
			</Button>
		</Banner>
	)
}
