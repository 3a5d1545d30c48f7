import { Suspense } from 'react'
import { lazy } from '#web/lib/lazy.ts'
import { Hero } from './Hero.tsx'
import { Shore } from './Shore.tsx'

/** The HTML has this part from the beginning. Its code comes later than that of what a person in need presses. */
const BeyondTheShore = lazy(() => import('./BeyondTheShore.tsx'))

/** The page is one drawing, because four stacked blocks told no story: the bridge, the near bank, and what is beyond it. */
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
