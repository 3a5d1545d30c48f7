import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '#web/components/Loading.tsx'

const OwnSessions = lazy(() => import('#web/components/OwnSessions.tsx'))

/** Asked for only when it's opened, because few people come for it. */
export function SignedIn() {
	const [open, setOpen] = useState(false)
	return (
		<details className="card px-s5 py-s4" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary className="cursor-pointer py-s1 font-strong">Where you’re signed in</summary>
			{open ? (
				<div className="pt-s4 pb-s2">
					<Suspense fallback={<Skeleton lines={2} />}>
						<OwnSessions />
					</Suspense>
				</div>
			) : null}
		</details>
	)
}
