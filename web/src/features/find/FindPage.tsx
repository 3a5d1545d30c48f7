import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { Page } from '#web/components/Page.tsx'
import { Part } from '#web/components/Part.tsx'
import { lazy } from '#web/lib/lazy.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useFormPerson } from '#web/lib/session/useFormPerson.ts'
import { useGuestIdle } from '#web/lib/useGuestIdle.ts'
import { FindForm, useFindForm } from './FindForm.tsx'
import { AlreadyLoggedIn, YourOwn } from './Prompts.tsx'
import { useFound } from './useFound.ts'
import { WhatYouSee } from './WhatYouSee.tsx'

/** The review is loaded when someone finds something, because most of the page's code is for it. */
const loadFound = () => import('./FoundApplication.tsx')
const FoundApplication = lazy(loadFound)

export default function FindPage() {
	const { person, turn } = useFormPerson()
	return <Find key={turn} person={person} />
}

function Find({ person }: Pick<ReturnType<typeof useFormPerson>, 'person'>) {
	const { user, ended, waiting } = useSession()
	const navigate = useNavigate()
	const { isShown, found, isComing, again, find, show, forget } = useFound()
	const [continued, setContinued] = useState(false)
	const [greeted, setGreeted] = useState(false)
	const form = useFindForm(person)
	useGuestIdle(!person && found !== undefined, forget)
	const { reset } = form.form
	// Someone who left a signed-in device alone must not leave what they found on its screen, nor the token in the form.
	useEffect(() => {
		if (ended?.cause !== 'idle') return
		forget()
		reset()
	}, [ended, forget, reset])
	// The review is loaded again when it's shown, and says there if it doesn't come.
	const onFind = (input: Parameters<typeof find>[0]) =>
		find(
			input,
			loadFound().catch(() => undefined),
		)

	if (isShown && (isComing || waiting))
		return (
			<Page title={routes.find.label}>
				<Loading />
			</Page>
		)
	if (isShown && found) {
		const own = user?.applicationTokens.includes(found.token)
		if (user && own && !greeted) return <YourOwn name={user.firstName} onContinue={() => setGreeted(true)} />
		return (
			<Part coming={<Loading />}>
				<FoundApplication application={found} onBack={() => void navigate(-1)} onChange={show} />
			</Part>
		)
	}
	return (
		<Page
			isResult={found !== undefined}
			title={routes.find.label}
			intro={t('Check on an application with your name and token.')}
		>
			{isShown && again.error ? (
				<div className="mb-s5 max-w-form">
					<ErrorState message={again.error.message} onRetry={() => void again.refetch()} retrying={again.isFetching} />
				</div>
			) : null}
			<div className="grid items-start gap-s7 large:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
				{user && !continued ? (
					<AlreadyLoggedIn onContinue={() => setContinued(true)} />
				) : (
					<FindForm {...form} onFind={onFind} waiting={waiting} />
				)}
				<WhatYouSee />
			</div>
		</Page>
	)
}
