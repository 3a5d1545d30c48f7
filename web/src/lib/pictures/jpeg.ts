export interface JpegFacts {
	width: number
	height: number
	/** 1 for gray, 3 for color, 4 for print colors. */
	components: number
	/** True if the file says where the photo was taken, with which camera, or anything else beside the picture. */
	hasMetadata: boolean
}

const startOfImage = 0xffd8
const startOfScan = 0xda

/** Markers of a frame: C0 to CF without the tables C4, C8 and CC. */
const isFrame = (marker: number) =>
	marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** EXIF and XMP are in APP1, the captions of agencies in APP13, and comments in COM. */
const isMetadata = (marker: number) => marker === 0xe1 || marker === 0xed || marker === 0xfe

/** Reads the headers of a JPEG. Returns undefined for anything else. */
export function jpegFacts(bytes: Uint8Array): JpegFacts | undefined {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	if (bytes.length < 4 || view.getUint16(0) !== startOfImage) return undefined
	let frame: Omit<JpegFacts, 'hasMetadata'> | undefined
	let hasMetadata = false
	for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
		const marker = view.getUint8(at + 1)
		if (marker === startOfScan) break
		if (isFrame(marker) && at + 10 <= bytes.length)
			frame = { height: view.getUint16(at + 5), width: view.getUint16(at + 7), components: view.getUint8(at + 9) }
		hasMetadata ||= isMetadata(marker)
		at += 2 + view.getUint16(at + 2)
	}
	return frame && { ...frame, hasMetadata }
}
