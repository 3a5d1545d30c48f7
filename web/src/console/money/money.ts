import { type InfiniteData, infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { type GrantOrder, type GrantView, type Sum, yearOf } from '#shared/applications/money.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import type { Answer } from '#shared/endpoint.ts'
import { client } from '#web/lib/api.ts'
import { isoDay, shortDay } from '#web/lib/days.ts'
import { countsQuery } from '../counts.ts'
import { consolePath } from '../paths.ts'

/** Where a grant counts, by the list that is shown and by the year of the sums. */
const isFound = (view: GrantView, { payment }: Grant) =>
	view === 'all' || (view === 'paid' ? payment !== undefined : payment === undefined)

/** True if a day is in the twelve months from this one. */
export const isInYear = (day: string, from: string) => yearOf(isoDay(day), from.slice(5)) === from

/** Every day of these screens: 'Nov 29', with its year if that is another one. */
export const dayText = (day: string) => shortDay(day, new Date())

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
	const { from, granted, paidOut, toPay, earlier, ...totals } = page.totals
	const isToPay = ({ payment }: Grant) => !payment
	return {
		...page,
		grants: page.grants.flatMap((grant) => (grant.token === before.token ? (after ?? []) : grant)),
		found: moved(page.found, (grant) => isFound(view, grant)),
		totals: {
			...totals,
			from,
			granted: moved(granted, ({ grantedOn }) => isInYear(grantedOn, from)),
			paidOut: moved(paidOut, ({ payment }) => payment !== undefined && isInYear(payment.date, from)),
			toPay: moved(toPay, isToPay),
			earlier: moved(earlier, (grant) => isToPay(grant) && !isInYear(grant.grantedOn, from)),
		},
	}
}

/** Writes the answers of changes into the list on the screen. Everything else that shows them is read again when it's opened. */
export function useMoneyCache(which: Which) {
	const cache = useQueryClient()
	return {
		put: (before: Grant, after: Grant | undefined) => {
			cache.setQueryData<InfiniteData<Grants>>(
				grantsKey(which),
				(loaded) =>
					loaded && { ...loaded, pages: loaded.pages.map((page) => withGrant(page, which.view, before, after)) },
			)
		},
		settle: () => {
			void cache.invalidateQueries({ queryKey: moneyKey, refetchType: 'none' })
			void cache.invalidateQueries({ queryKey: ['console', 'applications'] })
			void cache.invalidateQueries({ queryKey: ['console', 'application'] })
			void cache.invalidateQueries({ queryKey: countsQuery.queryKey })
		},
	}
}

export type MoneyCache = ReturnType<typeof useMoneyCache>

type Application = Answer<typeof applicationsStaffApi.recordPayment>['application']

export const nameOf = ({ firstName, lastName }: Pick<Grant, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`

/** A gift card is sent to the applicant, so nobody has to be named. */
export const payeeOf = ({ payee, method }: Pick<Grant, 'payee' | 'method'>) =>
	payee ?? (method === 'Gift Card' ? 'The applicant' : undefined)

/** Makes a grant's row of its application. There is none once a colleague has denied it. */
export function paidAs(grant: Grant, { status, amountApproved = 0, payment, decision, version, run }: Application) {
	if (status !== 'Approved' || amountApproved === 0) return undefined
	const { payment: _, payee: __, run: ___, ...kept } = grant
	const payee = payment?.payee ?? decision?.payee
	return {
		...kept,
		version,
		amount: amountApproved,
		...(payment && { payment }),
		...(payee && { payee }),
		...(run && { run }),
	}
}

/** The path below the console's address. */
export const section = 'money'

/** The view of Money that has the payment runs. */
export const runsView = 'runs'

export const runPath = (number: number) => `${consolePath(section)}?run=${number}`

export const money = client(applicationsStaffApi)

export type Grants = Answer<typeof applicationsStaffApi.grants>
export type Grant = Grants['grants'][number]
export type Totals = Grants['totals']

/** The columns that the server sorts by. */
export const grantHeads: Readonly<Record<string, GrantOrder>> = {
	Name: 'name',
	'Pay to': 'payee',
	'Granted on': 'granted',
	Amount: 'amount',
	'Paid on': 'paid',
}

/** The grants that are asked for, and their order. */
export interface Which {
	view: GrantView
	order: GrantOrder
	direction: 'up' | 'down'
	year?: string
	q?: string
}

/** Everything below it is read again after a payment. */
export const moneyKey = ['console', 'money']

export const grantsKey = (which: Which) => [...moneyKey, 'grants', which]

const viewIn = (key: readonly unknown[] = []) => Object(key.at(-1)).view

export const grantsQuery = (which: Which) =>
	infiniteQueryOptions({
		queryKey: grantsKey(which),
		queryFn: ({ pageParam }) => money.grants({ limit: 100, ...which, ...(pageParam && { cursor: pageParam }) }),
		initialPageParam: '',
		getNextPageParam: ({ next }) => next,
		select: ({ pages }) => ({ rows: pages.flatMap(({ grants }) => grants), more: false, last: pages.at(-1) }),
		// While a search or an order loads, the rows before stay; those of another list would be wrong ones.
		placeholderData: (before, query) => (viewIn(query?.queryKey) === which.view ? before : undefined),
		// Reading a long list again loads every page of it.
		refetchOnWindowFocus: false,
	})
