/** The longest edge of a photo that we keep. A page has 230 dots per inch then, as a scanner has. */
const longestEdge = 2500
const quality = 0.8

export interface Redrawn {
	/** A JPEG with nothing in it but the picture. */
	jpeg: Blob
	isSmaller: boolean
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

function drawn(picture: Picture) {
	const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height))
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
	return canvas
}

/**
 * Draws a picture anew, upright and not larger than we need. What a camera wrote into the file is left behind: where
 * and when it was taken, and with which phone. Decoding and encoding are the browser's own threads' work.
 */
export async function redraw(file: Blob): Promise<Redrawn> {
	const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => asElement(file))
	try {
		const isSmaller = Math.max(picture.width, picture.height) > longestEdge
		const canvas = drawn(picture)
		const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
		// An emptied canvas gives its memory back at once, and phones have little.
		canvas.width = 0
		canvas.height = 0
		if (!jpeg) throw new Error('This browser could not write a JPEG')
		return { jpeg, isSmaller }
	} finally {
		if ('close' in picture) picture.close()
	}
}
