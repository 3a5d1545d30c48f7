import type { Sharp } from 'sharp'
import { Refusal } from '#functions/platform/refusal.ts'
import { pictureWidths, pictureSentences as sentences } from '#shared/pictures.ts'

/** A small file can unpack to gigabytes. The largest cameras of phones stay below this. */
const mostPixels = 64_000_000

/** It's loaded for the first picture, because it is a third of what a function takes to start and many requests draw none. */
async function loadSharp() {
	const { default: sharp } = await import('sharp')
	// The cache would keep the pixels of earlier requests.
	sharp.cache(false)
	return sharp
}

/** Draws a picture anew in up to three widths. Nothing else of the file is kept, such as where it was taken. */
export async function encode(bytes: Uint8Array) {
	const sharp = await loadSharp()
	const whole = await widest(sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }))
	const { width, height } = whole.info
	const sizes = []
	for (const { step, width: to } of pictureWidths(width)) {
		const drawn = sharp(whole.data, { raw: { width, height, channels: whole.info.channels } })
		sizes.push({ step, bytes: await drawn.resize({ width: to }).webp({ quality: 78 }).toBuffer() })
	}
	return { width, height, sizes }
}

/** The file is decoded once, turned as the camera was held, and not made larger. */
async function widest(picture: Sharp) {
	const { width = 0, height = 0 } = await picture.metadata().catch(refuseBroken)
	if (width * height > mostPixels) throw new Refusal('invalid', sentences.tooLarge)
	return picture
		.autoOrient()
		.resize({ width: widestStep, withoutEnlargement: true })
		.toColourspace('srgb')
		.raw()
		.toBuffer({ resolveWithObject: true })
		.catch(refuseBroken)
}

const widestStep = 1600

function refuseBroken(error: unknown): never {
	const isTooLarge = error instanceof Error && /pixel limit/.test(error.message)
	throw new Refusal('invalid', isTooLarge ? sentences.tooLarge : sentences.broken)
}
