import { describe, expect, it } from 'vitest'
import { archHeight, halfArch, hangers, wholeArch } from './arch.ts'

const arch = { left: 10, right: 110, base: 50, rise: 40 }

describe('the arch', () => {
	it('starts and ends on the banks and is highest in the middle', () => {
		expect(archHeight(arch, 10)).toBe(50)
		expect(archHeight(arch, 110)).toBe(50)
		expect(archHeight(arch, 60)).toBe(10)
	})

	it('is drawn in halves that meet at the crown', () => {
		expect(wholeArch(arch)).toBe('M10 50Q60 -30 110 50')
		expect(halfArch(arch, 'left')).toBe('M10 50Q35 10 60 10')
		expect(halfArch(arch, 'right')).toBe('M110 50Q85 10 60 10')
	})

	it('hangs the deck evenly, without lines too short to see', () => {
		const lines = hangers(arch, 44, 9)
		expect(lines.map(({ x }) => x)).toEqual([20, 30, 40, 50, 60, 70, 80, 90, 100])
		expect(hangers(arch, 37, 9).map(({ x }) => x)).not.toContain(20)
	})
})
