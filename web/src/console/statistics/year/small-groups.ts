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
