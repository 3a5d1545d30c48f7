import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { MissingSpan } from '#web/components/bridge/Unfinished.tsx'
import { NeedsScript } from '#web/components/messages/NeedsScript.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { Header } from './Header.tsx'
import { SlowStart } from './SlowStart.tsx'

/** Fills pages that are someone's own until it's known who looks. */
export function StartScreen() {
	return (
		<>
			<SlowStart />
			<Header />
			<main className="page-width start">
				<svg viewBox="0 0 120 56" width="120" height="56" fill="none" strokeLinecap="round" aria-hidden="true">
					<path className="start-arch" pathLength="1" d="M10 44Q35 8 60 8" />
					<path className="start-arch" pathLength="1" d="M110 44Q85 8 60 8" />
					<path className="start-deck" pathLength="1" d="M4 44H116" />
				</svg>
				<h1 className="sr-only">Bridge The Gap</h1>
				<p role="status" className="noscript:hidden">
					{t('Loading...')}
				</p>
				<NeedsScript />
			</main>
		</>
	)
}

export function StartFailed() {
	const { asking, refresh } = useSession()
	return (
		<main className="page-width grid min-h-dvh place-content-center">
			<div role="alert" className="grid justify-items-center gap-s4 text-center">
				<MissingSpan className="w-full max-w-100" />
				<h1 className="text-h2">{t('We couldn’t reach our server')}</h1>
				<p className="max-w-read text-soft">
					{t('Your connection or ours may be down for a moment. Nothing is lost. Please try again.')}
				</p>
				<Button onClick={() => void refresh()} busy={asking && t('Trying again')}>
					{t('Retry')}
				</Button>
			</div>
		</main>
	)
}
