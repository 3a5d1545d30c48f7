import { Navigate } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { lazy } from '#web/lib/lazy.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'

/** The condition is a constant of the build, so that the Spanish build leaves the console out. */
const ConsolePage = lazy(() =>
	import.meta.env.VITE_LANGUAGE === 'es'
		? import('#web/components/messages/InEnglish.tsx')
		: import('#web/console/ConsolePage.tsx'),
)
const MemberDashboard = lazy(() => import('./MemberDashboard.tsx'))

export default function DashboardPage() {
	const { user } = useSession()
	if (!user?.verified) return <Navigate to={routes.login.path} replace />
	return user.employee ? <ConsolePage /> : <MemberDashboard user={user} />
}
