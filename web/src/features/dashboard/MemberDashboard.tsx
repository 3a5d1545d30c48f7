import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CurrentUser } from '#shared/account/user.ts'
import { Page } from '#web/components/Page.tsx'
import { routes } from '#web/lib/paths.ts'
import { EventsBanner } from './EventsBanner.tsx'
import { InfoBox } from './InfoBox.tsx'
import { NewsletterPrompt } from './NewsletterPrompt.tsx'
import { OwnApplication } from './OwnApplication.tsx'
import { OwnApplications } from './OwnApplications.tsx'
import { OwnRequests } from './OwnRequests.tsx'
import { OwnSignUps } from './OwnSignUps.tsx'
import { SignedIn } from './SignedIn.tsx'
import { UnclaimedApplications } from './UnclaimedApplications.tsx'
import { useOwnApplications } from './useOwnApplications.ts'

export default function MemberDashboard({ user }: { user: CurrentUser }) {
	const own = useOwnApplications()
	const navigate = useNavigate()
	// It stays for its thanks once the member has signed up with it.
	const [prompted] = useState(!user.newsletter)
	// A token is a credential: the history of the browser may hold it, an address may not.
	const shown: unknown = useLocation().state?.application
	const application = own.applications?.find(({ token }) => token === shown)

	if (application) return <OwnApplication application={application} onBack={() => void navigate(-1)} />
	return (
		<Page title={routes.dashboard.label} heading={`Hello ${user.firstName}`}>
			<div className="grid items-start gap-s6 large:grid-cols-[1fr_2fr]">
				<div className="grid gap-s6">
					<InfoBox user={user} />
					<SignedIn />
				</div>
				<div className="grid gap-s6">
					<UnclaimedApplications />
					<OwnApplications
						own={own}
						expected={user.applicationTokens.length}
						onShow={(token) => void navigate(routes.dashboard.path, { state: { application: token } })}
					/>
					<OwnRequests />
					<OwnSignUps />
					<EventsBanner />
					{prompted ? <NewsletterPrompt /> : null}
				</div>
			</div>
		</Page>
	)
}
