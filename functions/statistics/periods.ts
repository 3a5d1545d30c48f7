import { addDays } from '#shared/dates.ts'

/** The numbers from one to another, with two digits and more. */
export const numbers = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(2, '0'))

export const daysOf = (month: string) => {
	const [year = 0, which = 0] = month.split('-').map(Number)
	return numbers(1, new Date(Date.UTC(year, which, 0)).getUTCDate()).map((day) => `${month}-${day}`)
}

export function periodBefore(period: string) {
	if (period === 'all') return undefined
	if (period.length === 4) return String(Number(period) - 1)
	const dayBefore = addDays(period.length === 7 ? `${period}-01` : period, -1)
	return dayBefore.slice(0, period.length)
}
