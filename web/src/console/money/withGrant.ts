import type { GrantView, Sum } from '#shared/applications/money.ts'
import type { Grant, Grants } from './money.ts'

/** Where a grant counts, by the list that is shown and by the year of the sums. */
const isFound = (view: GrantView, { payment }: Grant) =>
	view === 'all' || (view === 'paid' ? payment !== undefined : payment === undefined)

/**
 * A page of the list after one of all grants changed, or stopped to be one. The list is read from an index that follows a
 * change late, so the answer of a change is written into it here. A row that was paid stays where it is, with its Undo.
 */
export function withGrant(page: Grants, view: GrantView, before: Grant, after: Grant | undefined): Grants {
	const moved = (sum: Sum, counts: (grant: Grant) => boolean): Sum => {
		const [was, is] = [before, after].map((grant) => (grant && counts(grant) ? grant.amount : undefined))
		return {
			many: sum.many - Number(was !== undefined) + Number(is !== undefined),
			dollars: sum.dollars - (was ?? 0) + (is ?? 0),
		}
	}
	const { year, granted, paid, toPay, earlier, ...totals } = page.totals
	const isOfYear = ({ grantedOn }: Grant) => grantedOn.endsWith(year)
	return {
		...page,
		grants: page.grants.flatMap((grant) => (grant.token !== before.token ? [grant] : after ? [after] : [])),
		found: moved(page.found, (grant) => isFound(view, grant)),
		totals: {
			...totals,
			year,
			granted: moved(granted, isOfYear),
			paid: moved(paid, (grant) => isOfYear(grant) && grant.payment !== undefined),
			toPay: moved(toPay, (grant) => isOfYear(grant) && !grant.payment),
			earlier: moved(earlier, (grant) => !isOfYear(grant) && !grant.payment),
		},
	}
}
