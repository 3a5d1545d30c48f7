import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { SessionProvider } from '#web/lib/session/SessionProvider.tsx'
import { queryClient, userQuery } from '#web/lib/session/user.ts'
import { loadPageAt, Router } from '#web/router.tsx'
import './styles/site.css'

// The person and the page's code are asked for at the same time, before anything is drawn.
void queryClient.prefetchQuery(userQuery)
loadPageAt(window.location.pathname)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
	<StrictMode>
		<QueryClientProvider client={queryClient}>
			<SessionProvider>
				<BrowserRouter>
					<Router />
				</BrowserRouter>
			</SessionProvider>
		</QueryClientProvider>
	</StrictMode>,
)
