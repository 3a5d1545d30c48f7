import { Suspense, useEffect, useState, useTransition } from 'react'
import { routes } from '#shared/paths.ts'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { Page } from '#web/components/Page.tsx'
import { lazy } from '#web/lib/lazy.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { StartPage } from './StartPage.tsx'
import { hasKept } from './tabNames.ts'

const form = () => import('./Apply.tsx')

/** The form and its rules are most of what there is to load, and a visitor reads the start page first. */
const Apply = lazy(form)

export default function ApplyPage() {
	const { user, waiting } = useSession()
	// The form stays when the session ends, with all that was typed.
	const [isNeeded, setNeeded] = useState(false)
	const [started, setStarted] = useState(false)
	const [opening, startTransition] = useTransition()
	// While someone reads, it's on its way already. If it doesn't come, the press asks again.
	useEffect(() => void form().catch(() => undefined), [])
	if (!waiting && !isNeeded && (user || hasKept())) setNeeded(true)
	if (!isNeeded && !started)
		return <StartPage opening={opening} {...(!waiting && { onStart: () => startTransition(() => setStarted(true)) })} />
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
