import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ErrorState } from '#web/components/ErrorState.tsx'
import { Skeleton } from '#web/components/Loading.tsx'
import { requested } from '#web/components/requestAndGrant.ts'
import { StatusTag } from '#web/components/StatusTag.tsx'
import { applicationPath } from '../paths.ts'
import { type Application, applicationList, statusTones } from './applications.ts'
import { othersOf } from './duplicates.ts'

/** Shows other applications, so that no one pays the same bill twice. */
export function OtherApplications({ application }: { application: Application }) {
	const { data, error, isFetching, refetch } = useInfiniteQuery(
		applicationList.query({ q: application.email }),
	)
	if (error)
		return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	if (!data) return <Skeleton lines={2} />
	const others = othersOf(application, data.rows)
	if (others.length === 0) return <p>No other applications found.</p>
	return (
		<ul className="grid gap-s2">
			{others.map((other) => (
				<li key={other.token} className="flex flex-wrap items-center gap-x-s4 gap-y-s1">
					<Link to={applicationPath(other.token)} className="inline-flex min-h-11 items-center tabular-nums">
						{other.issuedOn}, {other.type}, {requested(other)}
					</Link>
					<StatusTag tone={statusTones[other.status]}>{other.status}</StatusTag>
				</li>
			))}
		</ul>
	)
}
