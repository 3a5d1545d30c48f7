import { plain } from '#functions/platform/store/plain.ts'
import type { GrantOrder, GrantView, Sum } from '#shared/applications/money.ts'

/** A grant as it's stored: moments and days, and not yet as they're shown. */
export interface StoredGrant {
	token: string
	firstName: string
	lastName: string
	type: string
	method: string
	amount: number
	/** The moment of the decision. */
	grantedOn: string
	/** The day of it, YYYY-MM-DD. */
	grantedDay: string
	payee?: string | undefined
	payment?: { method: string; date: string; reference?: string | undefined } | undefined
}

const isIn = (day: string | undefined, period: string) => day?.startsWith(period) === true

export const sumOf = (grants: readonly StoredGrant[]): Sum => ({
	many: grants.length,
	dollars: grants.reduce((sum, { amount }) => sum + amount, 0),
})

interface Which {
	view: GrantView
	year?: string | undefined
	q?: string | undefined
}

/** A search looks into everything that the list shows in words. */
export function isLookedFor(grant: StoredGrant, { view, year = '', q = '' }: Which) {
	const { firstName, lastName, token, type, method, payee, payment } = grant
	if (view === 'to-pay' && payment) return false
	if (view === 'paid' && !payment) return false
	if (!isIn(view === 'paid' ? payment?.date : grant.grantedDay, year)) return false
	const words = [`${firstName} ${lastName}`, token, type, payment?.method ?? method, payee, payment?.reference]
	return words.some((word) => word !== undefined && plain(word).includes(plain(q)))
}

const sortedBy: Record<GrantOrder, (grant: StoredGrant) => string> = {
	name: ({ firstName, lastName }) => plain(`${lastName} ${firstName}`),
	amount: ({ amount }) => String(amount).padStart(12, '0'),
	granted: ({ grantedOn }) => grantedOn,
	paid: ({ payment }) => payment?.date ?? '',
}

/** Where a grant is in its order. The token makes it a place of its own, so a page can begin behind it. */
export const placeOf = (grant: StoredGrant, order: GrantOrder) => `${sortedBy[order](grant)}#${grant.token}`

export function inOrder<Grant extends StoredGrant>(
	grants: readonly Grant[],
	{ order, direction }: { order: GrantOrder; direction: 'up' | 'down' },
	after?: string,
) {
	const comesFirst = direction === 'up' ? -1 : 1
	const compared = (one: string, other: string) => (one === other ? 0 : one < other ? comesFirst : -comesFirst)
	return grants
		.map((grant) => ({ grant, place: placeOf(grant, order) }))
		.filter(({ place }) => after === undefined || compared(after, place) < 0)
		.sort((one, other) => compared(one.place, other.place))
		.map(({ grant }) => grant)
}

/** Sums up what was granted this year, how much of that is paid and unpaid, and what earlier years left unpaid. */
export function totalsOf(grants: readonly StoredGrant[], today: string) {
	const year = today.slice(0, 4)
	const granted = grants.filter((grant) => isIn(grant.grantedDay, year))
	const unpaid = grants.filter(({ payment }) => !payment)
	const toPay = granted.filter(({ payment }) => !payment)
	return {
		year,
		granted: sumOf(granted),
		paid: sumOf(granted.filter(({ payment }) => payment)),
		toPay: sumOf(toPay),
		earlier: sumOf(unpaid.filter((grant) => grant.grantedDay < year)),
		oldest: toPay.map(({ grantedOn }) => grantedOn).sort()[0],
	}
}

/** The newest first. */
export function yearsOf(grants: readonly StoredGrant[]) {
	const days = grants.flatMap((grant) => [grant.grantedDay, ...(grant.payment ? [grant.payment.date] : [])])
	return [...new Set(days.map((day) => day.slice(0, 4)))].sort().reverse()
}
