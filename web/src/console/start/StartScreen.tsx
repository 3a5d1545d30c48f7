import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { countsQuery } from '../counts.ts'
import { LoadingSection } from '../LoadingSection.tsx'
import { useMayUse } from '../useMayUse.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { ForUs } from './ForUs.tsx'
import { Tasks } from './Tasks.tsx'

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

/** Lists what waits for this employee, with what does most harm by waiting first. */
export default function StartScreen() {
	const { user } = useSession()
	const mayUse = useMayUse()
	const { data: counts, error, isFetching, refetch } = useQuery(countsQuery)
	if (user?.clientSidePermissions.length === 0) return <FirstSteps name={user.firstName} />
	if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	if (!counts) return <LoadingSection />
	return (
		<div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-s5">
			<div className="flex flex-wrap items-baseline gap-x-s4">
				<ConsoleHeading title="Start" heading="For you today" />
				<p className="text-soft">{weekday.format(new Date())}</p>
			</div>
			{mayUse('Application Access') ? <ForUs counts={counts} /> : null}
			<Tasks counts={counts} />
		</div>
	)
}
