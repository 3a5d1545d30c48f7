import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { CatchesUp } from '#web/CatchesUp.tsx'
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
