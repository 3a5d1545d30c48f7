import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { dollars } from '#web/lib/money.ts'
import { countsQuery } from '../counts.ts'
import { consolePath } from '../paths.ts'

/** Adds up the grants that aren't paid yet, of all applications. */
export function UnpaidSum() {
	const { data } = useQuery(countsQuery)
	if (!data?.unpaid) return null
	return (
		<p className="rounded-field bg-amber-wash px-s4 py-s3">
			<b>{dollars(data.unpaidDollars ?? 0)}</b> is approved and not paid yet, on {data.unpaid}{' '}
			{data.unpaid === 1 ? 'application' : 'applications'}. <Link to={consolePath('money')}>Pay them</Link>
		</p>
	)
}
