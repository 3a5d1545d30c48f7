import { Suspense } from 'react'
import { lazy } from '#web/lib/lazy.ts'
import { Hero } from './Hero.tsx'
import { Shore } from './Shore.tsx'

/** The HTML has it from the beginning. Its code comes after that of what a person in need presses. */
const BeyondTheShore = lazy(() => import('./BeyondTheShore.tsx'))

/** One drawing from the hero to the footer: the bridge, the bank one stands on, and what is beyond it. */
export default function HomePage() {
	return (
		<div className="-mb-8 medium:-mb-14">
			<Hero />
			<Shore />
			<Suspense fallback={<div className="min-h-dvh" />}>
				<BeyondTheShore />
			</Suspense>
		</div>
	)
}
