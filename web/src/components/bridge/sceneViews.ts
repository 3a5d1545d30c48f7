import type { Arch } from './arch.ts'

export interface View {
	width: number
	height: number
	arch: Arch
	deck: { y: number; from: number }
	water: number
	/** Where the bank reaches into the water, so that the ground below the drawing goes on from it. */
	bay: string
	hangerCount: number
	weight: number
	person: number
	/** Houses and trees of one bank: how far from the edge, how high. */
	left: { house: [number, number]; trees: [number, number][] }
	right: { houses: [number, number][]; tree: [number, number] }
}

export const wide: View = {
	width: 1440,
	height: 320,
	arch: { left: 272, right: 1168, base: 254, rise: 192 },
	deck: { y: 222, from: 168 },
	water: 252,
	bay: 'M347 286C369 314 437 309 537 313S660 317 722 317V320H311z',
	hangerCount: 17,
	weight: 6,
	person: 27,
	left: {
		house: [92, 50],
		trees: [
			[34, 84],
			[62, 58],
		],
	},
	right: {
		houses: [
			[28, 58],
			[106, 44],
		],
		tree: [186, 62],
	},
}

export const narrow: View = {
	width: 420,
	height: 200,
	arch: { left: 70, right: 350, base: 160, rise: 112 },
	deck: { y: 136, from: 42 },
	water: 154,
	bay: 'M87 183C98 197 132 194 182 196S180 198 212 198V200H83z',
	hangerCount: 9,
	weight: 4,
	person: 17,
	left: { house: [14, 24], trees: [[6, 40]] },
	right: { houses: [[12, 24]], tree: [50, 34] },
}
