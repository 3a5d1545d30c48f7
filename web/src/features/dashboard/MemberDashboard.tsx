import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CurrentUser } from '#shared/account/user.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Page } from '#web/components/Page.tsx'
import { Part } from '#web/components/Part.tsx'
import { lazy } from '#web/lib/lazy.ts'
import { AboutYou } from './AboutYou.tsx'
import { ErasingBanner } from './ErasingBanner.tsx'
import { EventsBanner } from './EventsBanner.tsx'
import { NeedsYou } from './NeedsYou.tsx'
import { NewsletterPrompt } from './NewsletterPrompt.tsx'
import { OwnApplication } from './OwnApplication.tsx'
import { OwnApplications } from './OwnApplications.tsx'
import { OwnRequests } from './OwnRequests.tsx'
import { OwnSignUps } from './OwnSignUps.tsx'
import { UnclaimedApplications } from './UnclaimedApplications.tsx'
import { useOwnApplications } from './useOwnApplications.ts'

const UnsentDraft = lazy(() => import('#web/features/apply/UnsentDraft.tsx'))

export default function MemberDashboard({ user }: { user: CurrentUser }) {
	const own = useOwnApplications()
	const [hasDraft, setHasDraft] = useState<boolean>()
	const navigate = useNavigate()
	// The prompt stays for its thanks once the member has signed up with it.
	const [prompted] = useState(!user.newsletter)
	// A token is a credential: the history of the browser may hold it, an address may not.
	const shown: unknown = useLocation().state?.application
	const application = own.applications?.find(({ token }) => token === shown)
	// Back from an application leads to the heading, because the button that opened it may be folded away.
	const [wasAway, setWasAway] = useState(false)
	if (application && !wasAway) setWasAway(true)

	const open = (state: { application: string; letter?: true }) => void navigate(routes.dashboard.path, { state })
	const show = (application: string) => open({ application })

	if (application) return <OwnApplication application={application} onBack={() => void navigate(-1)} />
	return (
		<Page isResult={wasAway} title={routes.dashboard.label} heading={t('Hello {name}', { name: user.firstName })}>
			<ErasingBanner user={user} />
			<Part coming={null}>
				<UnsentDraft owner={user._id} onKnown={setHasDraft} />
			</Part>
			<NeedsYou own={own.applications ?? []} onShow={show} />
			<div className="grid items-start gap-s7 large:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="grid gap-s6">
					<UnclaimedApplications />
					<OwnApplications
						own={own}
						hasDraft={hasDraft}
						expected={user.applicationTokens.length}
						onShow={show}
						onLetter={(application) => open({ application, letter: true })}
					/>
					<OwnRequests />
				</div>
				<div className="grid gap-s6">
					<OwnSignUps />
					<EventsBanner />
					{prompted ? <NewsletterPrompt /> : null}
				</div>
			</div>
			<AboutYou user={user} />
		</Page>
	)
}
