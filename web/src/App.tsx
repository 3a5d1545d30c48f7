import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { createPath, useLocation } from 'react-router-dom'
import { pathIn } from '#web/lib/language.ts'
import { SessionProvider } from '#web/lib/session/SessionProvider.tsx'
import { queryClient } from '#web/lib/session/user.ts'
import { Router } from '#web/router.tsx'

/** The whole site, within the browser's address or within the one whose HTML is being made. */
export const App = ({ address }: { address: (site: ReactNode) => ReactNode }) => (
	<StrictMode>
		<QueryClientProvider client={queryClient}>
			<SessionProvider>
				{address(
					<>
						<CatchesUp />
						<Router />
					</>,
				)}
			</SessionProvider>
		</QueryClientProvider>
	</StrictMode>
)

/**
 * Someone may press Back while React takes the page over in steps, before the router listens. It would go on showing
 * the page that they left.
 */
function CatchesUp() {
	const shown = createPath(useLocation())
	useEffect(() => {
		const { pathname, search, hash } = window.location
		if (shown !== createPath({ pathname: pathIn(pathname), search, hash }))
			window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
	}, [shown])
	return null
}
