import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { MissingSpan } from '#web/components/bridge/Unfinished.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
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
			<main className="page-width grid min-h-dvh place-content-center justify-items-center gap-s4">
				<h1 className="sr-only">Bridge The Gap</h1>
				<div className="noscript:hidden">
					<Loading />
				</div>
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
