import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { Section } from '#web/components/forms/Section.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { lazy } from '#web/lib/lazy.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { consolePath } from '../paths.ts'

const OwnSessions = lazy(() => import('#web/components/OwnSessions.tsx'))

export default function SessionSettings() {
	return (
		<div className="grid gap-s4">
			<ConsoleHeading title="My sessions" />
			<Section
				title="Where you’re signed in"
				hint={
					<>
						Don’t recognize one? Sign out everywhere else, and{' '}
						<Link to={consolePath('settings/password')}>change your password</Link>.
					</>
				}
			>
				<Suspense fallback={<Skeleton lines={2} />}>
					<OwnSessions />
				</Suspense>
			</Section>
		</div>
	)
}
