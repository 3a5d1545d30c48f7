import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { helpBefore } from '#shared/applications/related.ts'
import { dayOf } from '#shared/dates.ts'
import { Facts } from '#web/components/Facts.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { dollars } from '#web/lib/money.ts'
import { personPath } from '../paths.ts'
import { RelatedRow } from './list/RelatedRow.tsx'
import { type Related, relatedQuery } from './related.ts'

/** The newest are shown first, and only so many: a family may have applied each month for years. */
const newest = 4

const summed = ({ times, dollars: sum }: { times: number; dollars: number }) =>
	times === 0 ? 'None' : times === 1 ? `${dollars(sum)}, once` : `${dollars(sum)}, ${times} times`

/** Shows what this person and their household asked for and got before, so that no one pays the same bill twice. */
export function EarlierHelp({ token }: { token: string }) {
	const { data, error, isFetching, refetch } = useQuery(relatedQuery(token))
	if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	if (!data) return <Skeleton lines={3} />
	const help = helpBefore(data, dayOf(new Date()))
	const same = data.filter(({ notSame }) => !notSame)
	const others = data.filter(({ notSame }) => notSame)
	return (
		<>
			<Link to={personPath('application', token)} className="inline-flex min-h-11 items-center">
				Everything of this household
			</Link>
			<Facts
				layout="rows"
				facts={[
					['This person', summed(help.person)],
					['Household', summed(help.household)],
				]}
			/>
			{same.length === 0 ? <p>No other applications found.</p> : null}
			<ul className="grid gap-s3 empty:hidden">
				{same.slice(0, newest).map((one) => (
					<RelatedRow key={one.token} token={token} related={one} />
				))}
			</ul>
			<Folded label="Older" token={token} all={same.slice(newest)} />
			<Folded label="Not the same person" token={token} all={others} />
		</>
	)
}

function Folded({ label, token, all }: { label: string; token: string; all: readonly Related[] }) {
	if (all.length === 0) return null
	return (
		<details>
			<summary className="min-h-11 font-strong text-river">
				{label} ({all.length})
			</summary>
			<ul className="mt-s2 grid gap-s3">
				{all.map((one) => (
					<RelatedRow key={one.token} token={token} related={one} />
				))}
			</ul>
		</details>
	)
}
