import { Suspense } from 'react'
import { Skeleton } from '#web/components/Loading.tsx'
import { Section } from '#web/components/Section.tsx'
import { lazy } from '#web/lib/lazy.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'

const ChangePassword = lazy(() => import('#web/components/ChangePassword.tsx'))

export default function PasswordSettings() {
	return (
		<div className="grid gap-s4">
			<ConsoleHeading title="Password" />
			<Section title="Change your password" hint="You stay signed in here, and are signed out everywhere else.">
				<Suspense fallback={<Skeleton lines={3} />}>
					<ChangePassword />
				</Suspense>
			</Section>
		</div>
	)
}
