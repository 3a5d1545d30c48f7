import type { ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Route, Routes } from 'react-router-dom'
import { type RouteName, routeAt, routeNames, routes } from '#shared/paths.ts'
import { BrokenPage, NotFoundPage } from '#web/features/shell/BrokenPage.tsx'
import { Shell } from '#web/features/shell/Shell.tsx'
import { lazy } from '#web/lib/lazy.ts'

type Load = () => Promise<{ default: ComponentType }>

const page = (load: Load) => ({ load, Screen: lazy(load) })

const pages: Record<RouteName, ReturnType<typeof page>> = {
	home: page(() => import('#web/features/home/HomePage.tsx')),
	apply: page(() => import('#web/features/apply/ApplyPage.tsx')),
	books: page(() => import('#web/features/books/BooksPage.tsx')),
	find: page(() => import('#web/features/find/FindPage.tsx')),
	donate: page(() => import('#web/features/donate/DonatePage.tsx')),
	events: page(() => import('#web/features/events/EventsPage.tsx')),
	desk: page(() =>
		import.meta.env.VITE_LANGUAGE === 'es'
			? import('#web/components/messages/InEnglish.tsx')
			: import('#web/console/desk/DeskPage.tsx'),
	),
	cancelSignUp: page(() => import('#web/features/events/CancelPage.tsx')),
	door: page(() => import('#web/features/events/DoorPage.tsx')),
	about: page(() => import('#web/features/about/AboutPage.tsx')),
	team: page(() => import('#web/features/about/TeamPage.tsx')),
	sponsorship: page(() => import('#web/features/about/SponsorshipPage.tsx')),
	join: page(() => import('#web/features/join/JoinPage.tsx')),
	contact: page(() => import('#web/features/contact/ContactPage.tsx')),
	reference: page(() => import('#web/features/reference/ReferencePage.tsx')),
	stopHelping: page(() => import('#web/features/find/StopHelpingPage.tsx')),
	report: page(() => import('#web/features/report/ReportPage.tsx')),
	privacy: page(() => import('#web/features/words/PrivacyPage.tsx')),
	accessibility: page(() => import('#web/features/words/AccessibilityPage.tsx')),
	terms: page(() => import('#web/features/words/TermsPage.tsx')),
	login: page(() => import('#web/features/account/LoginPage.tsx')),
	recover: page(() => import('#web/features/account/RecoverPage.tsx')),
	unsubscribe: page(() => import('#web/features/newsletter/UnsubscribePage.tsx')),
	dashboard: page(() => import('#web/features/dashboard/DashboardPage.tsx')),
}

/** Loads a page before React asks for it. A failure shows when it is drawn. */
export async function loadPageAt(pathname: string) {
	const name = routeAt(pathname)
	if (name) await pages[name].load().catch(() => undefined)
}

export function Router() {
	return (
		<Routes>
			<Route
				element={
					<ErrorBoundary FallbackComponent={BrokenPage}>
						<Shell />
					</ErrorBoundary>
				}
			>
				{routeNames.map((name) => {
					const { Screen } = pages[name]
					const { path } = routes[name]
					return <Route key={name} path={name === 'dashboard' ? `${path}/*` : path} element={<Screen />} />
				})}
				<Route path="*" element={<NotFoundPage />} />
			</Route>
		</Routes>
	)
}
