import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Page } from '#web/components/Page.tsx'
import { routes } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { applications, type Found } from './applications.ts'
import { FindForm, useFindForm } from './FindForm.tsx'
import { FoundApplication } from './FoundApplication.tsx'
import { AlreadyLoggedIn, YourOwn } from './Prompts.tsx'

export default function FindPage() {
	const { user } = useSession()
	return <Find key={user?._id} />
}

function Find() {
	const { user, waiting } = useSession()
	const navigate = useNavigate()
	const { state } = useLocation()
	const [found, setFound] = useState<Found>()
	const [continued, setContinued] = useState(false)
	const [greeted, setGreeted] = useState(false)
	const form = useFindForm(user)

	const find = async (input: Parameters<typeof applications.find>[0]) => {
		const { application } = await applications.find(input)
		setFound(application)
		// The review has a place of its own in the history, so that Back leads to the form; its token stays out of it.
		void navigate(routes.find.path, { state: { found: true } })
	}

	if (found && state?.found) {
		const own = user?.applicationTokens.includes(found.token)
		if (user && own && !greeted) return <YourOwn name={user.firstName} onContinue={() => setGreeted(true)} />
		return <FoundApplication application={found} onBack={() => void navigate(-1)} onChange={setFound} />
	}
	return (
		<Page title={routes.find.label} intro="Check on an application with your name and token.">
			{user && !continued ? (
				<AlreadyLoggedIn onContinue={() => setContinued(true)} />
			) : (
				<FindForm {...form} onFind={find} waiting={waiting} />
			)}
		</Page>
	)
}
