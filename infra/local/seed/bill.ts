/** A page of text as a PDF, so that the demo has documents to look at: one page, one font, one line below the other. */
export function pdfOf([title = '', ...lines]: string[]) {
	const text = [
		`BT /F1 20 Tf 72 740 Td (${escaped(title)}) Tj /F1 12 Tf 0 -40 Td 20 TL`,
		...lines.map((line) => `(${escaped(line)}) Tj T*`),
		'ET',
	].join('\n')
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R >>',
		'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
		'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
		'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
		`<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
	]
	let file = '%PDF-1.4\n'
	const offsets = objects.map((object, at) => {
		const offset = file.length
		file += `${at + 1} 0 obj\n${object}\nendobj\n`
		return `${String(offset).padStart(10, '0')} 00000 n \n`
	})
	const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
	const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
	return Buffer.from(file + table + trailer, 'latin1')
}

const escaped = (line: string) => line.replace(/[\\()]/g, '\\$&')
