import { Suspense } from 'react'
import { Section } from '#web/components/forms/Section.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { lazy } from '#web/lib/lazy.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'

const ChangePassword = lazy(() => import('#web/components/forms/ChangePassword.tsx'))

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
