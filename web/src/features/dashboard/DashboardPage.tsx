import { lazy } from 'react'
import { Navigate } from 'react-router-dom'
import { routes } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'

const ConsolePage = lazy(() => import('#web/features/console/ConsolePage.tsx'))
const MemberDashboard = lazy(() => import('./MemberDashboard.tsx'))

export default function DashboardPage() {
	const { user } = useSession()
	if (!user?.verified) return <Navigate to={routes.login.path} replace />
	return user.employee ? <ConsolePage /> : <MemberDashboard user={user} />
}
