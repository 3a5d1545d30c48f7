/** Pixels as a canvas gives them: four bytes each. */
export interface Pixels {
	data: Uint8ClampedArray | number[]
	width: number
	height: number
}

/** Below this mean brightness (of 255) writing and paper can hardly be told apart. */
const darkest = 45
/** Below this, even the sharpest part of the picture has no edges like those of writing. */
const blurriest = 60
const parts = 4

const brightness = ({ data, width, height }: Pixels) =>
	Float32Array.from(
		{ length: width * height },
		(_, at) => 0.299 * (data[4 * at] ?? 0) + 0.587 * (data[4 * at + 1] ?? 0) + 0.114 * (data[4 * at + 2] ?? 0),
	)

/** Measures how much neighboring pixels differ, as the variance of the Laplacian. Sharp writing has hundreds. */
function sharpness(light: Float32Array, width: number, area: { x: number; y: number; w: number; h: number }) {
	let [sum, squares, count] = [0, 0, 0]
	const at = (x: number, y: number) => light[y * width + x] ?? 0
	for (let y = area.y + 1; y < area.y + area.h - 1; y++)
		for (let x = area.x + 1; x < area.x + area.w - 1; x++) {
			const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y)
			sum += edge
			squares += edge * edge
			count++
		}
	const mean = sum / Math.max(count, 1)
	return squares / Math.max(count, 1) - mean * mean
}

/** Says why a picture may be hard to read. The sharpest part counts, because most of a page can be empty. */
export function hardToRead(pixels: Pixels): 'dark' | 'blurred' | undefined {
	const { width, height } = pixels
	const light = brightness(pixels)
	const mean = light.reduce((sum, value) => sum + value, 0) / Math.max(light.length, 1)
	if (mean < darkest) return 'dark'
	const [w, h] = [Math.floor(width / parts), Math.floor(height / parts)]
	const all = Array.from({ length: parts * parts }, (_, part) =>
		sharpness(light, width, { x: (part % parts) * w, y: Math.floor(part / parts) * h, w, h }),
	)
	return Math.max(...all) < blurriest ? 'blurred' : undefined
}
