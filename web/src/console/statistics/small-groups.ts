const smallest = 5

/** A number that may be shown, or why it isn't. */
export type Shown = number | 'fewer than 5' | 'not shown'

const isSmall = (many: number) => many > 0 && many < smallest

/** A number that is neither the sum nor a part of another number on the page. */
export const alone = (many: number): Shown => (isSmall(many) ? 'fewer than 5' : many)

/** Two numbers, of which many readers know the sum about: if one of them is hidden, so is the other. */
export const pair = (one: number, other: number): [Shown, Shown] => {
	const shown = (many: number, of: number): Shown =>
		isSmall(of) && !isSmall(many) ? 'not shown' : alone(many)
	return [shown(one, other), shown(other, one)]
}

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
	return {
		shown: sorted.slice(end).reverse(),
		together: sorted.slice(0, end).map(([name]) => name),
		people: people(),
	}
}
