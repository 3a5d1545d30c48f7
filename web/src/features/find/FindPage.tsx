import { Suspense, useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { t } from '#shared/words/t.ts'
import { Loading } from '#web/components/Loading.tsx'
import { Page } from '#web/components/Page.tsx'
import { lazy } from '#web/lib/lazy.ts'
import { routes } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useFormPerson } from '#web/lib/session/useFormPerson.ts'
import { useGuestIdle } from '#web/lib/useGuestIdle.ts'
import type { Found } from './applications.ts'
import { FindForm, useFindForm } from './FindForm.tsx'
import { findApplication } from './findApplication.ts'
import { AlreadyLoggedIn, YourOwn } from './Prompts.tsx'
import { WhatYouSee } from './WhatYouSee.tsx'

/** The review is loaded when someone finds something, because most of the page's code is for it. */
const loadFound = () => import('./FoundApplication.tsx')
const FoundApplication = lazy(loadFound)

export default function FindPage() {
	const { person, turn } = useFormPerson()
	return <Find key={turn} person={person} />
}

function Find({ person }: Pick<ReturnType<typeof useFormPerson>, 'person'>) {
	const { user, waiting } = useSession()
	const navigate = useNavigate()
	const { state } = useLocation()
	const [found, setFound] = useState<Found>()
	const [continued, setContinued] = useState(false)
	const [greeted, setGreeted] = useState(false)
	const form = useFindForm(person)
	const forget = useCallback(() => setFound(undefined), [])
	useGuestIdle(!person && found !== undefined, forget)

	const find = async (input: Parameters<typeof findApplication>[0]) => {
		const [{ application }] = await Promise.all([findApplication(input), loadFound()])
		setFound(application)
		// The review has a place of its own in the history, so that Back leads to the form; its token stays out of it.
		void navigate(routes.find.path, { state: { found: true } })
	}

	if (found && state?.found) {
		const own = user?.applicationTokens.includes(found.token)
		if (user && own && !greeted) return <YourOwn name={user.firstName} onContinue={() => setGreeted(true)} />
		return (
			<Suspense fallback={<Loading />}>
				<FoundApplication application={found} onBack={() => void navigate(-1)} onChange={setFound} />
			</Suspense>
		)
	}
	return (
		<Page
			isResult={found !== undefined}
			title={routes.find.label}
			intro={t('Check on an application with your name and token.')}
		>
			<div className="grid items-start gap-s7 large:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
				{user && !continued ? (
					<AlreadyLoggedIn onContinue={() => setContinued(true)} />
				) : (
					<FindForm {...form} onFind={find} waiting={waiting} />
				)}
				<WhatYouSee />
			</div>
		</Page>
	)
}
