import { jpegFacts } from './jpeg.ts'
import { pdfOfPhotos } from './pdf.ts'
import { redraw } from './redraw.ts'

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

/** A PDF holds JPEG photos in gray or color as they are. Any other picture is drawn anew. */
async function jpegOf(file: File) {
	const bytes = await bytesOf(file)
	const components = jpegFacts(bytes)?.components
	return components === 1 || components === 3 ? bytes : bytesOf((await redraw(file)).jpeg)
}

/** Makes a PDF with a page for each photo. Photos are read one after the other, to spare a phone's memory. */
export async function oneDocument(photos: readonly File[]) {
	const pages: Uint8Array[] = []
	for (const photo of photos) pages.push(await jpegOf(photo))
	const first = photos[0]?.name.replace(/\.\w{1,5}$/, '') ?? ''
	return new File([pdfOfPhotos(pages)], `${first}-${pages.length}-pages.pdf`, { type: 'application/pdf' })
}
