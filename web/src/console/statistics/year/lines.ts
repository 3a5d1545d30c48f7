import { states } from '#shared/states.ts'
import { disorderKeys, type YearFigures } from '#shared/statistics/schema.ts'
import { typeName } from '../Chart.tsx'

const smallest = 5

const isSmall = (many: number) => many > 0 && many < smallest

interface Together {
	/** The largest first. */
	shown: [name: string, many: number][]
	/** The groups that are given as one number. */
	together: string[]
	/** The number of people in these together. */
	people: number
}

/**
 * Puts groups of fewer than five people together without their names. One of them alone, or fewer than five people in all,
 * would be told by the total minus the others, so the next smallest group joins them.
 */
export function smallTogether(groups: Readonly<Record<string, number>>): Together {
	const sorted = Object.entries(groups)
		.filter(([, many]) => many > 0)
		.sort(([, one], [, other]) => one - other)
	let end = sorted.filter(([, many]) => isSmall(many)).length
	const people = () => sorted.slice(0, end).reduce((sum, [, many]) => sum + many, 0)
	while (end > 0 && end < sorted.length && people() < smallest) end++
	return { shown: sorted.slice(end).reverse(), together: sorted.slice(0, end).map(([name]) => name), people: people() }
}

export interface Line {
	name: string
	many: number
	/** Dollars granted, where the line is about grants. */
	dollars?: number
}

const groupNames = new Map<string, string>([
	...Object.entries(disorderKeys),
	['none', 'No bleeding disorder'],
	['unknown', 'Not on our old records'],
])

const stateNames = new Map<string, string>(Object.entries(states))

const sumOf = (many: readonly number[]) => many.reduce((sum, one) => sum + one, 0)

/** Grants by what they were for. A reader who knows of one grant must not find its dollars here. */
export function kindLines({ grants, types }: YearFigures): Line[] {
	const { shown, together, people } = smallTogether(grants)
	const granted = (kinds: readonly string[]) => sumOf(kinds.map((kind) => types[kind] ?? 0))
	return [
		...shown.map(([kind, many]) => ({ name: typeName(kind), many, dollars: granted([kind]) })),
		...(people > 0 ? [{ name: 'All others together', many: people, dollars: granted(together) }] : []),
	]
}

export function groupLines({ helpedDisorders }: YearFigures): Line[] {
	const { shown, people } = smallTogether(helpedDisorders)
	return [
		...shown.map(([key, many]) => ({ name: groupNames.get(key) ?? key, many })),
		...(people > 0 ? [{ name: 'All others together', many: people }] : []),
	]
}

/** The states with enough people, by code, and the number of everyone else. People without a state are among them. */
export function stateCounts({ helpedStates }: YearFigures) {
	const { unknown = 0, ...withState } = helpedStates
	const { shown } = smallTogether({ ...withState, '': unknown })
	const counts = Object.fromEntries(shown.filter(([code]) => code !== ''))
	return { counts, others: sumOf(Object.values(helpedStates)) - sumOf(Object.values(counts)) }
}

export const stateName = (code: string) => stateNames.get(code) ?? code
