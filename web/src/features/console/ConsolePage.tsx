import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { ConsoleNavigation } from './ConsoleNavigation.tsx'
import { LoadingSection } from './LoadingSection.tsx'
import { Permitted } from './Permitted.tsx'
import { consolePath } from './paths.ts'

const ApplicationsSection = lazy(() => import('./applications/ApplicationsSection.tsx'))
const SettingsSection = lazy(() => import('./settings/SettingsSection.tsx'))

/** What the dashboard's address and everything below it shows an employee. */
export default function ConsolePage() {
	const { user } = useSession()
	if (!user?.employee) return null
	return (
		<div className="mx-auto grid w-full max-w-wide grid-cols-[minmax(0,1fr)] items-start gap-s5 px-s4 pt-s3 pb-s7 text-[1rem] medium:px-s5 wide:grid-cols-[14.5rem_minmax(0,1fr)] wide:gap-s6 wide:pt-s5 print:block print:p-0">
			<ConsoleNavigation name={user.firstName} />
			<div className="min-w-0">
				<Suspense fallback={<LoadingSection />}>
					<Routes>
						<Route index element={<Navigate to={consolePath('applications')} replace />} />
						<Route
							path="applications/*"
							element={
								<Permitted needs="Application Access" section="Applications">
									<ApplicationsSection />
								</Permitted>
							}
						/>
						<Route path="settings/*" element={<SettingsSection />} />
						<Route path="*" element={<Navigate to={consolePath('applications')} replace />} />
					</Routes>
				</Suspense>
			</div>
		</div>
	)
}
