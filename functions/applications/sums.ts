import { plain } from '#functions/platform/store/plain.ts'
import { type GrantOrder, type GrantView, type Sum, yearOf } from '#shared/applications/money.ts'

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

const isIn = (day: string | undefined, from: string) => day !== undefined && yearOf(day, from.slice(5)) === from

export const sumOf = (grants: readonly StoredGrant[]): Sum => ({
	many: grants.length,
	dollars: grants.reduce((sum, { amount }) => sum + amount, 0),
})

interface Which {
	view: GrantView
	/** The first month of a year. */
	year?: string | undefined
	q?: string | undefined
}

/** A search looks into everything that the list shows in words. */
export function isLookedFor(grant: StoredGrant, { view, year, q = '' }: Which) {
	const { firstName, lastName, token, type, method, payee, payment } = grant
	const day = view === 'paid' ? payment?.date : grant.grantedDay
	if (view === 'to-pay' && payment) return false
	if (view === 'paid' && !payment) return false
	if (year && !isIn(day, year)) return false
	const words = [`${firstName} ${lastName}`, token, type, payment?.method ?? method, payee, payment?.reference]
	return words.some((word) => word !== undefined && plain(word).includes(plain(q)))
}

const sortedBy: Record<GrantOrder, (grant: StoredGrant) => string> = {
	name: ({ firstName, lastName }) => plain(`${lastName} ${firstName}`),
	amount: ({ amount }) => String(amount).padStart(12, '0'),
	granted: ({ grantedOn }) => grantedOn,
	paid: ({ payment }) => payment?.date ?? '',
	payee: ({ payee = '' }) => plain(payee),
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

/** Sums up what was granted in a year, what was paid in it, and all that is still to pay. */
export function totalsOf(grants: readonly StoredGrant[], from: string) {
	const unpaid = grants.filter(({ payment }) => !payment)
	return {
		from,
		granted: sumOf(grants.filter(({ grantedDay }) => isIn(grantedDay, from))),
		paidOut: sumOf(grants.filter(({ payment }) => isIn(payment?.date, from))),
		toPay: sumOf(unpaid),
		earlier: sumOf(unpaid.filter(({ grantedDay }) => grantedDay < from)),
		oldest: unpaid.map(({ grantedOn }) => grantedOn).sort()[0],
	}
}
