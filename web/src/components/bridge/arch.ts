export interface Arch {
	left: number
	right: number
	/** The position of the arch. The y axis points down. */
	base: number
	rise: number
}

/** A parabola is exactly one quadratic curve whose control point lies twice as high as its crown. */
const middle = ({ left, right }: Arch) => (left + right) / 2

export const archHeight = ({ left, right, base, rise }: Arch, x: number) => {
	const t = (x - left) / (right - left)
	return base - 4 * rise * t * (1 - t)
}

export const wholeArch = (arch: Arch) =>
	`M${arch.left} ${arch.base}Q${middle(arch)} ${arch.base - 2 * arch.rise} ${arch.right} ${arch.base}`

/** Returns the path of half the arch, from one bank to the crown. */
export function halfArch(arch: Arch, bank: 'left' | 'right') {
	const crown = arch.base - arch.rise
	return `M${arch[bank]} ${arch.base}Q${(arch[bank] + middle(arch)) / 2} ${crown} ${middle(arch)} ${crown}`
}

/** The lines between arch and deck, evenly spaced, those too short to carry anything left out. */
export function hangers(arch: Arch, deck: number, count: number) {
	const step = (arch.right - arch.left) / (count + 1)
	return Array.from({ length: count }, (_, index) => {
		const x = Math.round(arch.left + step * (index + 1))
		return { x, top: Math.round(archHeight(arch, x)), bottom: deck }
	}).filter(({ top, bottom }) => Math.abs(bottom - top) > 4)
}
