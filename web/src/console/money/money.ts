import { infiniteQueryOptions } from '@tanstack/react-query'
import type { GrantOrder, GrantView } from '#shared/applications/money.ts'
import { moneyApi } from '#shared/applications/money-api.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import type { Answer } from '#shared/endpoint.ts'
import { client } from '#web/lib/api.ts'

/** The path below the console's address. */
export const section = 'money'

const { recordPayment, removePayment, namePayee } = applicationsStaffApi

export const money = client({ ...moneyApi, recordPayment, removePayment, namePayee })

export type Grants = Answer<typeof moneyApi.grants>
export type Grant = Grants['grants'][number]
export type Totals = Grants['totals']

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
