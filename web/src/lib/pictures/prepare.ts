import { firstBytes, firstBytesOf, lockedOffice } from '#shared/files/first-bytes.ts'
import { acceptsFile, contentTypeOf, type FilePurpose, fileSentences } from '#shared/files/rules.ts'
import { t } from '#shared/words/t.ts'

/** A file as it will be sent, or why it can't be. */
export interface Prepared {
	file: File
	problem?: string
	/** Tells the person what to do about the problem. */
	help?: string
}

export const pictureSentences = {
	heic: t(
		'This photo is in HEIC format, which we can’t read here. Take a photo of the page instead, or send a screenshot of this one.',
	),
	broken: t('We couldn’t open this picture. Please take the photo again, or choose another.'),
	notWhatItSays: t(
		'This file isn’t the type that its name says. Open it, save it as a PDF and choose that one, or take a photo of it.',
	),
	document: t('Take photos of its pages instead, or save it as a PDF.'),
} as const

/** No more than this is worth sending as it is. A phone's photo has three times as much. */
const smallEnough = 1_500_000

/** Every kind of metadata comes before the picture itself. */
const headSize = 65_536

const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const
type PictureType = (typeof pictures)[number]

const withMetadata: Record<PictureType, (text: string) => boolean> = {
	// The markers of EXIF, captions and comments. In the picture itself, which FF DA begins, no FF is followed by these.
	'image/jpeg': (text) => /\xff[\xe1\xed\xfe]/.test(text) || !text.includes('\xff\xda'),
	'image/png': (text) => /eXIf|iTXt|tEXt|zTXt/.test(text),
	// An extended WebP says in one byte whether EXIF or XMP follow.
	'image/webp': (text) => text.startsWith('VP8X', 12) && (text.charCodeAt(20) & 0x0c) !== 0,
	'image/heic': () => true,
}

/** `TextDecoder` knows no Latin-1: it reads that name as Windows-1252, in which some bytes are other signs. */
const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** Looks at a file before it's sent: photos get smaller and lose their metadata, and a file that isn't what it says is refused. */
export async function prepare(file: File, purpose: FilePurpose): Promise<Prepared> {
	const text = latin1(new Uint8Array(await file.slice(0, headSize).arrayBuffer()))
	const picture = pictures.find((type) => firstBytes[type].test(text))
	if (picture) return preparedPicture(file, purpose, picture, withMetadata[picture](text))
	const problem = acceptsFile(purpose, file.name, file.size, file.type)
	if (problem && isOtherPicture(file)) return redrawnOrRefused(file, problem)
	if (problem)
		return { file, problem, ...(problem === fileSentences.attachmentSize && { help: pictureSentences.document }) }
	const pattern = firstBytesOf(contentTypeOf(purpose, file.name) ?? '')
	if (!pattern || pattern.test(text)) return { file }
	if (firstBytes['application/msword'].test(text) && (await isLocked(file)))
		return { file, problem: fileSentences.locked }
	return { file, problem: fileSentences.type, help: pictureSentences.notWhatItSays }
}

const isLocked = async (file: File) =>
	new TextDecoder('utf-16le').decode(await file.arrayBuffer()).includes(lockedOffice)

async function preparedPicture(
	file: File,
	purpose: FilePurpose,
	type: PictureType,
	hasMetadata: boolean,
): Promise<Prepared> {
	const redrawn = await redraw(file).catch(() => undefined)
	const isFine = type === contentTypeOf(purpose, file.name) && !hasMetadata && file.size <= smallEnough
	if (!redrawn) return isFine ? { file } : unreadable(file, purpose, type)
	return { file: isFine && !redrawn.isSmaller ? file : asJpegFile(redrawn, file) }
}

/** A GIF, or whatever else this browser may be able to open. An SVG is a program as much as a picture. */
const isOtherPicture = ({ type }: File) => type.startsWith('image/') && !type.startsWith('image/svg')

async function redrawnOrRefused(file: File, problem: string): Promise<Prepared> {
	const redrawn = await redraw(file).catch(() => undefined)
	if (!redrawn) return { file, problem, help: pictureSentences.broken }
	return { file: asJpegFile(redrawn, file) }
}

/** A refusal is in the documented words, with a way out. Where nothing is wrong with the type, the way out says all. */
function unreadable(file: File, purpose: FilePurpose, type: PictureType): Prepared {
	const problem = acceptsFile(purpose, file.name, file.size, file.type)
	if (type === 'image/heic') return { file, problem: problem ?? fileSentences.type, help: pictureSentences.heic }
	return problem ? { file, problem, help: pictureSentences.broken } : { file, problem: pictureSentences.broken }
}

const asJpegFile = ({ jpeg }: Redrawn, { name }: File) =>
	new File([jpeg], `${name.replace(/\.\w{1,5}$/, '')}.jpg`, { type: 'image/jpeg' })

/** The longest edge of a photo that we keep. A page has 230 dots per inch then, as a scanner has. */
const longestEdge = 2500
const quality = 0.8

interface Redrawn {
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
async function redraw(file: Blob): Promise<Redrawn> {
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
