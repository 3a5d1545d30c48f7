import { expect, test } from 'vitest'
import { hardToRead } from './redraw.ts'

/** A page of lines, as a camera sees it: paper, ink, and how far each pixel smears into its neighbors. */
function page({ paper = 220, ink = 40, smear = 0 }) {
	const [width, height] = [320, 440]
	const sharp = (x: number, y: number) => (y % 16 < 8 && (x * 7 + y) % 5 < 2 && y > 200 ? ink : paper)
	const data: number[] = []
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			let [sum, count] = [0, 0]
			for (let dy = -smear; dy <= smear; dy++)
				for (let dx = -smear; dx <= smear; dx++) {
					sum += sharp(x + dx, y + dy)
					count++
				}
			const light = sum / count
			data.push(light, light, light, 255)
		}
	return { data, width, height }
}

test.each([
	['a sharp page', {}, undefined],
	['a sharp page in dim light', { paper: 110, ink: 20 }, undefined],
	['a page in the dark', { paper: 35, ink: 5 }, 'dark'],
	['a page out of focus', { smear: 6 }, 'blurred'],
] as const)('%s', (_, seen, verdict) => expect(hardToRead(page(seen))).toBe(verdict))
