import { type JpegFacts, jpegFacts } from './jpeg.ts'

/** US Letter, in points. */
const paper = { short: 612, long: 792 }
const margin = 18

const ascii = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

const colors: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB' }

/** The page lies the way the photo does, and the photo fills it up to the margin. */
function layout({ width, height }: Pick<JpegFacts, 'width' | 'height'>) {
	const [pageWidth, pageHeight] = width > height ? [paper.long, paper.short] : [paper.short, paper.long]
	const scale = Math.min((pageWidth - 2 * margin) / width, (pageHeight - 2 * margin) / height)
	const [w, h] = [width * scale, height * scale].map((length) => length.toFixed(2))
	const [x, y] = [(pageWidth - width * scale) / 2, (pageHeight - height * scale) / 2].map((gap) => gap.toFixed(2))
	return { pageWidth, pageHeight, drawing: `q ${w} 0 0 ${h} ${x} ${y} cm /Photo Do Q` }
}

/** Makes a PDF whose pages are these JPEG photos. It holds each JPEG as it is, so nothing gets worse or larger. */
export function pdfOfPhotos(photos: readonly Uint8Array[]) {
	const parts: Uint8Array[] = []
	const offsets: number[] = []
	let length = 0
	const write = (part: Uint8Array) => {
		parts.push(part)
		length += part.length
	}
	const object = (head: string, stream?: Uint8Array) => {
		offsets.push(length)
		write(ascii(`${offsets.length} 0 obj\n${head}\n`))
		if (stream) for (const part of [ascii('stream\n'), stream, ascii('\nendstream\n')]) write(part)
		write(ascii('endobj\n'))
	}

	// The second line tells programs that the file isn't text.
	write(ascii('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'))
	const pageNumbers = photos.map((_, at) => 3 + 3 * at)
	object('<< /Type /Catalog /Pages 2 0 R >>')
	object(`<< /Type /Pages /Count ${photos.length} /Kids [${pageNumbers.map((page) => `${page} 0 R`).join(' ')}] >>`)
	for (const [at, photo] of photos.entries()) {
		const facts = jpegFacts(photo)
		const color = facts && colors[facts.components]
		if (!facts || !color) throw new Error(`Page ${at + 1} is no JPEG that a PDF can hold`)
		const { pageWidth, pageHeight, drawing } = layout(facts)
		const page = pageNumbers[at] ?? 0
		object(
			`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents ${page + 1} 0 R /Resources << /XObject << /Photo ${page + 2} 0 R >> >> >>`,
		)
		object(`<< /Length ${drawing.length} >>`, ascii(drawing))
		object(
			`<< /Type /XObject /Subtype /Image /Width ${facts.width} /Height ${facts.height} /ColorSpace ${color} /BitsPerComponent 8 /Filter /DCTDecode /Length ${photo.length} >>`,
			photo,
		)
	}
	const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
	const size = offsets.length + 1
	write(
		ascii(
			`xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
		),
	)
	return new Blob(
		parts.map((part) => new Uint8Array(part)),
		{ type: 'application/pdf' },
	)
}
