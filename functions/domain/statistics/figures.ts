import { addDays } from '#shared/dates.ts'
import type { Figures, PublishedFigures } from '#shared/statistics/schema.ts'
import type { Counts } from './counts.ts'

/** The counters that begin with a word, by what follows it: `state AL` under `AL`. */
export const named = (counts: Counts, word: string): Record<string, number> =>
	Object.fromEntries(
		Object.entries(counts).flatMap(([name, many]) =>
			name.startsWith(`${word} `) ? [[name.slice(word.length + 1), many]] : [],
		),
	)

export function figuresOf(counts: Counts): Figures {
	const many = (name: string) => counts[name] ?? 0
	const decided = many('approved') + many('denied')
	const medianDays = median(named(counts, 'waited'))
	return {
		applications: many('applications'),
		legacy: many('legacy'),
		late: many('late'),
		approved: many('approved'),
		denied: many('denied'),
		...(decided > 0 && { approvalRate: Math.round((many('approved') / decided) * 100) }),
		assistance: many('assistance'),
		paid: many('paid'),
		...(medianDays !== undefined && { medianDays }),
		events: many('events'),
		users: many('users'),
		reports: many('reports'),
		types: named(counts, 'dollars'),
		grants: named(counts, 'grants'),
		states: named(counts, 'state'),
	}
}

/** The number of days after which half of them were decided. */
function median(days: Readonly<Record<string, number>>) {
	const sorted = Object.entries(days)
		.map(([length, many]) => [Number(length), many] as const)
		.sort(([one], [other]) => one - other)
	const half = sorted.reduce((sum, [, many]) => sum + many, 0) / 2
	let seen = 0
	return sorted.find(([, many]) => {
		seen += many
		return seen >= half
	})?.[0]
}

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

/** The fewest grants for which a year has public figures, because fewer would tell about single people. */
export const fewest = 20

const sum = (counts: Counts) => Object.values(counts).reduce((total, many) => total + many, 0)

/** Returns the figures of a year that everyone may see, and none while they add up too few people. */
export function publishedFigures(year: string, asOf: string, counts: Counts): PublishedFigures | undefined {
	const { approved, assistance, medianDays } = figuresOf(counts)
	if (approved < fewest || sum(named(counts, 'grants')) < fewest) return undefined
	const answered = sum(named(counts, 'waited'))
	return {
		year,
		asOf,
		approved,
		assistance: assistance - (assistance % 100),
		...(answered >= fewest && { medianDays }),
	}
}
