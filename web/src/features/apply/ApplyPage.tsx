import { Suspense, useState, useTransition } from 'react'
import { routes } from '#shared/paths.ts'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { Page } from '#web/components/Page.tsx'
import { lazy } from '#web/lib/lazy.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { StartPage } from './StartPage.tsx'
import { hasKept } from './tabNames.ts'

/** The form and its rules are most of what there is to load, and a visitor reads the start page first. */
const Apply = lazy(() => import('./Apply.tsx'))

export default function ApplyPage() {
	const { waiting } = useSession()
	return waiting ? <StartPage /> : <Known />
}

function Known() {
	const { user } = useSession()
	// The form stays when the session ends, with all that was typed.
	const [isNeeded, setNeeded] = useState(() => Boolean(user) || hasKept())
	const [started, setStarted] = useState(false)
	const [opening, startTransition] = useTransition()
	if (user && !isNeeded) setNeeded(true)
	if (!isNeeded && !started)
		return <StartPage opening={opening} onStart={() => startTransition(() => setStarted(true))} />
	return (
		<Suspense fallback={<FormComing />}>
			<Apply started={started} />
		</Suspense>
	)
}

const FormComing = () => (
	<Page title={routes.apply.label}>
		<div className="max-w-[44rem] panel">
			<Skeleton lines={12} />
		</div>
	</Page>
)
