import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Outlet, useLocation } from 'react-router-dom'
import { type RouteName, routeAt, routes } from '#shared/paths.ts'
import { spanishIsOffered } from '#web/lib/addresses.ts'
import { language } from '#web/lib/language.ts'
import { keptDesk } from '#web/lib/openDesk.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useOwedSignOut } from '#web/lib/session/sendSignOuts.ts'
import { BrokenPage } from './BrokenPage.tsx'
import { BusyNotice } from './BusyNotice.tsx'
import { Footer, ShortFooter } from './Footer.tsx'
import { Header } from './Header.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { LeftPage, OwedSignOutNotice } from './OwedSignOut.tsx'
import { SessionDialog } from './SessionDialog.tsx'
import { SignedOutNotice } from './SignedOutNotice.tsx'
import { SiteLetterhead } from './SiteLetterhead.tsx'
import { SkipToContent } from './SkipToContent.tsx'
import { SlowStart } from './SlowStart.tsx'
import { SpanishSuggestion } from './SpanishSuggestion.tsx'
import { StartFailed, StartScreen } from './StartScreen.tsx'
import { StillThere } from './StillThere.tsx'
import { WithoutScript } from './WithoutScript.tsx'

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
			{spanishIsOffered && language === 'en' && !atWork ? <SpanishSuggestion /> : null}
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
