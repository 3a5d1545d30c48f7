import { Suspense, useEffect, useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { lazy } from '#web/lib/lazy.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import './console.css'
import { messages } from '#shared/messages.ts'
import { Banner } from '#web/components/messages/Banner.tsx'
import { ConsoleNavigation } from './ConsoleNavigation.tsx'
import { useKeyEndsHere } from './keys/heldKey.ts'
import { LoadingSection } from './LoadingSection.tsx'
import { forgetPlaces } from './lists/listPlace.ts'
import { Permitted } from './Permitted.tsx'
import { consolePath } from './paths.ts'
import { firstPath, firstScreenPath, hasNoOwnScreen, screenAt, sections } from './sections.ts'
import { useMayUse } from './useMayUse.ts'

const PersonPage = lazy(() => import('./person/PersonPage.tsx'))

/** Employees see the console at the dashboard's address and everywhere below it. */
export default function ConsolePage() {
	const { user, refresh } = useSession()
	const mayUse = useMayUse()
	// The page stays until the recovery codes are saved, although a passkey is there by then.
	const mustAdd = user?.mustAddPasskey === true
	const [adding, setAdding] = useState(mustAdd)
	if (mustAdd && !adding) setAdding(true)
	useEffect(() => forgetPlaces, [])
	useKeyEndsHere()
	const { pathname } = useLocation()
	if (!user?.employee) return null
	const start = <Navigate to={consolePath(firstPath(mayUse))} replace />
	return (
		<div
			data-console
			className="mx-auto grid w-full max-w-wide grid-cols-[minmax(0,1fr)] items-start gap-s5 px-s4 pt-s2 pb-s7 text-[1rem] medium:px-s5 wide:grid-cols-[14.5rem_minmax(0,1fr)] wide:gap-s6 wide:pt-s3 print:block print:p-0"
		>
			<ConsoleNavigation name={user.firstName} />
			<div className="min-w-0">
				{/* A new boundary says that it's loading at once, while one that stays would go on showing the last screen. */}
				<Suspense key={screenAt(pathname)} fallback={<LoadingSection />}>
					{adding ? (
						<PasskeyFirst onReady={() => void refresh().then(() => setAdding(false))} />
					) : (
						<Routes>
							<Route index element={start} />
							{sections.filter(hasNoOwnScreen).map((section) => (
								<Route
									key={section.path}
									path={`${section.path}/*`}
									element={<Navigate to={consolePath(firstScreenPath(section, mayUse))} replace />}
								/>
							))}
							<Route path="person/:by/:id" element={<PersonPage />} />
							{sections
								.flatMap(({ screens }) => screens)
								.map(({ path, label, permission, page: Page }) => (
									<Route
										key={path}
										path={`${path}/*`}
										element={
											<Permitted permission={permission} label={label}>
												<Page />
											</Permitted>
										}
									/>
								))}
							<Route path="*" element={start} />
						</Routes>
					)}
				</Suspense>
			</div>
		</div>
	)
}

const PasskeySettings = lazy(() => import('./settings/PasskeySettings.tsx'))

/** Takes the place of the console for an employee without a passkey once passkeys are required. */
const PasskeyFirst = ({ onReady }: { onReady: () => void }) => (
	<div className="grid gap-s5">
		<Banner tone="waiting" title={messages.passkeyFirst}>
			<p>It takes a minute. Then the console opens as usual.</p>
		</Banner>
		<PasskeySettings onReady={onReady} />
	</div>
)
