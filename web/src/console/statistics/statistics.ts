import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { longDate, monthNames } from '#shared/dates.ts'
import { statisticsApi } from '#shared/statistics/api.ts'
import type { Category } from '#shared/statistics/schema.ts'
import { client } from '#web/lib/api.ts'

/** '2025-03' becomes 'March 2025', '2025-03-14' 'March 14, 2025'. */
export function periodName(period: string) {
	if (period === 'all') return 'All years'
	if (period.length === 10) return longDate(period)
	const [year, month] = period.split('-')
	return month ? `${monthNames[Number(month) - 1]} ${year}` : period
}

/** Names a bar of a chart: the year, the month, or the day of the month. */
export function partName(period: string) {
	if (period.length === 4) return period
	const month = monthNames[Number(period.slice(5)) - 1] ?? ''
	return period.length === 7 ? month.slice(0, 3) : String(Number(period.slice(8)))
}

/** All the parts of a period, with data or without, so that a chart has a place for each. */
export function partsOf(period: string, years: readonly string[]) {
	const numbers = (many: number) => Array.from({ length: many }, (_, at) => String(at + 1).padStart(2, '0'))
	if (period === 'all') return years
	if (period.length === 4) return numbers(12).map((month) => `${period}-${month}`)
	if (period.length === 10) return []
	const [year = 0, month = 0] = period.split('-').map(Number)
	return numbers(new Date(Date.UTC(year, month, 0)).getUTCDate()).map((day) => `${period}-${day}`)
}

export const statistics = client(statisticsApi)

/** Everything below it is read again after a refresh. */
export const statisticsKey = ['console', 'statistics']

export const generalQuery = (period: string) =>
	queryOptions({ queryKey: [...statisticsKey, 'general', period], queryFn: () => statistics.general({ period }) })

export const yearQuery = (from: string) =>
	queryOptions({ queryKey: [...statisticsKey, 'year', from], queryFn: () => statistics.year({ from }) })

export const disordersQuery = queryOptions({
	queryKey: [...statisticsKey, 'disorders'],
	queryFn: () => statistics.bleedingDisorder({ contacts: 'no' }),
})

interface Which {
	category: Category
	state?: string | undefined
	q?: string | undefined
}

export const contactsQuery = (which: Which) =>
	infiniteQueryOptions({
		queryKey: [...statisticsKey, 'contacts', which],
		queryFn: ({ pageParam }) =>
			statistics.contacts({
				limit: 25,
				...(which.category !== 'all' && { disorder: which.category }),
				...(which.state && { state: which.state }),
				...(which.q && { q: which.q }),
				...(pageParam && { cursor: pageParam }),
			}),
		initialPageParam: '',
		getNextPageParam: ({ next }) => next,
		select: ({ pages }) => ({
			rows: pages.flatMap(({ contacts }) => contacts),
			more: pages.some(({ more }) => more === true),
		}),
		refetchOnWindowFocus: false,
	})
