import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ErrorState } from '#web/components/ErrorState.tsx'
import { Skeleton } from '#web/components/Loading.tsx'
import { StatusTag } from '#web/components/StatusTag.tsx'
import { dollars } from '#web/lib/money.ts'
import { applicationPath } from '../paths.ts'
import { type Application, applicationsQuery, statusTones } from './applications.ts'
import { othersOf } from './duplicates.ts'

/** So that nobody pays the same bill twice. */
export function OtherApplications({ application }: { application: Application }) {
	const { data, error, isFetching, refetch } = useInfiniteQuery(applicationsQuery({ q: application.email }))
	if (error)
		return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	if (!data) return <Skeleton lines={2} />
	const others = othersOf(
		application,
		data.pages.flatMap(({ applications }) => applications),
	)
	if (others.length === 0) return <p>None from this email.</p>
	return (
		<ul className="grid gap-s2">
			{others.map(({ token, status, issuedOn, type, amount }) => (
				<li key={token} className="flex flex-wrap items-center gap-x-s4 gap-y-s1">
					<Link to={applicationPath(token)} className="inline-flex min-h-11 items-center tabular-nums">
						{issuedOn}, {type}, {dollars(amount)}
					</Link>
					<StatusTag tone={statusTones[status]}>{status}</StatusTag>
				</li>
			))}
		</ul>
	)
}
