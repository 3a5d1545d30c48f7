import { Suspense } from 'react'
import { Skeleton } from '#web/components/Loading.tsx'
import { Section } from '#web/components/Section.tsx'
import { lazy } from '#web/lib/lazy.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'

const OwnSessions = lazy(() => import('#web/components/OwnSessions.tsx'))

export default function SessionSettings() {
	return (
		<div className="grid gap-s4">
			<ConsoleHeading title="My sessions" />
			<Section
				title="Where you’re signed in"
				hint="Don’t know one of them? Sign out there, and change your password."
			>
				<Suspense fallback={<Skeleton lines={2} />}>
					<OwnSessions />
				</Suspense>
			</Section>
		</div>
	)
}
