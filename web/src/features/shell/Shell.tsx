import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Outlet, useLocation } from 'react-router-dom'
import { type RouteName, routeAt, routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { LogoMark } from '#web/components/bridge/Logo.tsx'
import { MissingSpan } from '#web/components/bridge/Unfinished.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { NeedsScript } from '#web/components/messages/NeedsScript.tsx'
import { organization } from '#web/content/organization.ts'
import { keptDesk } from '#web/lib/desk/openDesk.ts'
import { addressOf, locale } from '#web/lib/language.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useOwedSignOut } from '#web/lib/session/sendSignOuts.ts'
import { useHydrated } from '#web/lib/useHydrated.ts'
import { BrokenPage } from './BrokenPage.tsx'
import { Footer, ShortFooter } from './Footer.tsx'
import { Header } from './Header.tsx'
import { SpanishSuggestion } from './LanguageSwitch.tsx'
import { BusyNotice, LeftPage, OfflineNotice, OwedSignOutNotice, SignedOutNotice } from './Notices.tsx'
import { SessionDialog, StillThere } from './SessionDialog.tsx'
import { SlowStart } from './SlowStart.tsx'

/** Pages that show something of the person who is signed in. */
const own: readonly RouteName[] = ['dashboard', 'desk']

/** Pages on which someone has a form to fill in. */
const busy: readonly string[] = [routes.apply.path, routes.find.path, routes.login.path, routes.recover.path]

/** On a phone the long one would be most of a short page, so only the home page has it there. */
function FooterOf({ pathname }: { pathname: string }) {
	if (busy.includes(pathname)) return <ShortFooter />
	if (pathname === routes.home.path) return <Footer />
	return (
		<>
			<ShortFooter className="medium:hidden" />
			<Footer className="max-medium:hidden" />
		</>
	)
}

export function Shell() {
	const { user, failed } = useSession()
	const { pathname } = useLocation()
	// The footer is for people who need help. In the console it would only take room.
	const atDesk = pathname === routes.desk.path
	const atWork = atDesk || (user?.employee === true && pathname.startsWith(routes.dashboard.path))
	const name = routeAt(pathname)
	const left = useOwedSignOut() !== 'none' && user === null && name !== undefined && own.includes(name)
	const opensOffline = failed && atDesk && keptDesk() !== undefined
	if (user === undefined && name && 'personal' in routes[name] && !opensOffline)
		return failed ? <StartFailed /> : <StartScreen />
	return (
		<>
			<WithoutScript />
			<SlowStart />
			<SkipToContent />
			{atWork ? null : <SpanishSuggestion />}
			<div className="flex min-h-dvh flex-col">
				<Header atConsole={atWork && !atDesk} />
				<SiteLetterhead />
				<SignedOutNotice />
				<OfflineNotice atDesk={atDesk} />
				{left ? null : <OwedSignOutNotice />}
				<BusyNotice />
				<main id="main" tabIndex={-1} className="grow">
					<ErrorBoundary FallbackComponent={BrokenPage} resetKeys={[pathname]}>
						{/* As tall as the screen, so that the footer does not move. */}
						<Suspense fallback={<div className="min-h-dvh" />}>{left ? <LeftPage /> : <Outlet />}</Suspense>
					</ErrorBoundary>
				</main>
				{atWork ? null : <FooterOf pathname={pathname} />}
			</div>
			<SessionDialog />
			<StillThere />
		</>
	)
}

const look =
	'sr-only z-30 rounded-full bg-ink text-paper focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:px-s5 focus:py-s3 underline'

/**
 * A link within the page would add an entry to the browser's history, without what forms and confirmations keep in the
 * one that is there. So it's a button as soon as a script can answer it.
 */
function SkipToContent() {
	const hydrated = useHydrated()
	const words = t('Skip to the content')
	if (!hydrated)
		return (
			<a href="#main" className={look}>
				{words}
			</a>
		)
	return (
		<button type="button" className={look} onClick={() => document.getElementById('main')?.focus()}>
			{words}
		</button>
	)
}

const today = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })

/** Above what is printed, except a letter with a head of its own: whose paper it is, where to ask, and the reader's day. */
function SiteLetterhead() {
	const isRead = useHydrated()
	const line = isRead
		? `${window.location.host}${addressOf(routes.find.path)} · ${t('printed on {day}', { day: today.format(new Date()) })}`
		: undefined
	return (
		<div className="site-letterhead mb-s5 hidden items-end justify-between gap-s5 border-b-2 pb-s3 print:flex">
			<p className="flex items-center gap-s3 font-title font-head text-h3 leading-none">
				<LogoMark />
				Bridge The Gap
			</p>
			<p className="text-right text-small">
				{organization.phone} · {organization.email}
				{line ? <span className="block">{line}</span> : null}
			</p>
		</div>
	)
}

/**
 * Stands only in the HTML of the build. What needs JavaScript says so in its place, with our phone number. The menu
 * opens without, because until the scripts are here it's a link.
 */
const WithoutScript = () => (
	<noscript>
		<p className="page-width border-line border-b py-s4">
			{t('The forms on this site need JavaScript. You can read most pages without it.')}
		</p>
	</noscript>
)

/** Fills pages that are someone's own until it's known who looks. */
function StartScreen() {
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

function StartFailed() {
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
