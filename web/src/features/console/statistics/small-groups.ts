const smallest = 5

/** A number that may be shown, or why it isn't. */
export type Shown = number | 'fewer than 5' | 'not shown'

/**
 * Hides each group of fewer than five people. As long as the total minus what is shown would tell a hidden number, or
 * fewer than five people in all, the next smallest group is left out too.
 */
export function withoutSmallGroups(groups: Readonly<Record<string, number>>): [name: string, shown: Shown][] {
	const sorted = Object.entries(groups)
		.filter(([, many]) => many > 0)
		.sort(([, one], [, other]) => one - other)
	const small = sorted.filter(([, many]) => many < smallest).length
	let hidden = small
	const sum = () => sorted.slice(0, hidden).reduce((total, [, many]) => total + many, 0)
	while (hidden > 0 && hidden < sorted.length && (hidden < 2 || sum() < smallest)) hidden++
	return sorted.map(([name, many], at): [string, Shown] => [
		name,
		at < small ? 'fewer than 5' : at < hidden ? 'not shown' : many,
	])
}

/** One number that no other number on the page can be compared with. */
export const alone = (many: number): Shown => (many > 0 && many < smallest ? 'fewer than 5' : many)
