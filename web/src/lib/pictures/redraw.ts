/** Pixels as a canvas gives them: four bytes each. */
interface Pixels {
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

/** The longest edge of a photo that we keep. A page has 230 dots per inch then, as a scanner has. */
const longestEdge = 2500
const quality = 0.8
/** The longest edge of the copy that is looked at for darkness and blur. */
const lookedAt = 640

export interface Redrawn {
	/** A JPEG with nothing in it but the picture. */
	jpeg: Blob
	isSmaller: boolean
	hard: ReturnType<typeof hardToRead>
}

type Picture = ImageBitmap | HTMLImageElement

/** The way of browsers before 2023, which refuse `imageOrientation`. Every one that we support draws these upright. */
async function asElement(file: Blob) {
	const address = URL.createObjectURL(file)
	try {
		const picture = new Image()
		picture.src = address
		await picture.decode()
		return picture
	} finally {
		URL.revokeObjectURL(address)
	}
}

function drawn(picture: Picture, longest: number) {
	const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
	const canvas = document.createElement('canvas')
	canvas.width = Math.max(1, Math.round(picture.width * scale))
	canvas.height = Math.max(1, Math.round(picture.height * scale))
	const pen = canvas.getContext('2d')
	if (!pen) throw new Error('This browser has no canvas')
	pen.imageSmoothingQuality = 'high'
	// JPEG has no transparency: what is transparent would become black.
	pen.fillStyle = 'white'
	pen.fillRect(0, 0, canvas.width, canvas.height)
	pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
	return { canvas, pen }
}

/** An emptied canvas gives its memory back at once, and phones have little. */
const emptied = (canvas: HTMLCanvasElement) => {
	canvas.width = 0
	canvas.height = 0
}

function lookAt(picture: Picture) {
	const { canvas, pen } = drawn(picture, lookedAt)
	const hard = hardToRead(pen.getImageData(0, 0, canvas.width, canvas.height))
	emptied(canvas)
	return hard
}

/**
 * Draws a picture anew, upright and not larger than we need. What a camera wrote into the file is left behind: where
 * and when it was taken, and with which phone. Decoding and encoding are the browser's own threads' work.
 */
export async function redraw(file: Blob): Promise<Redrawn> {
	const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => asElement(file))
	try {
		const hard = lookAt(picture)
		const isSmaller = Math.max(picture.width, picture.height) > longestEdge
		const { canvas } = drawn(picture, longestEdge)
		const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
		emptied(canvas)
		if (!jpeg) throw new Error('This browser could not write a JPEG')
		return { jpeg, isSmaller, hard }
	} finally {
		if ('close' in picture) picture.close()
	}
}
