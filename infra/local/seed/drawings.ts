const colors = {
	dusk: ['#0d4147', '#27566b', '#f2b84b'],
	morning: ['#d4e3da', '#f6ebdf', '#b5482a'],
	noon: ['#bcdcd8', '#fdf8f0', '#126067'],
} as const

/** A drawing of the bridge in one light, so that the demo shows pictures without showing people. */
export function bridgeDrawing(light: string, lanterns: number) {
	const [sky, water, glow] = colors[light as keyof typeof colors]
	const lights = Array.from({ length: lanterns }, (_, at) => {
		const x = 200 + (1200 / (lanterns + 1)) * (at + 1)
		return `<circle cx="${x}" cy="${640 - 40 * (at % 3)}" r="22" fill="${glow}"/>`
	})
	return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">
		<rect width="1600" height="1000" fill="${sky}"/>
		<rect y="740" width="1600" height="260" fill="${water}"/>
		<path d="M200 740 Q800 80 1400 740" fill="none" stroke="${glow}" stroke-width="22"/>
		<path d="M80 740 H1520" stroke="${glow}" stroke-width="26"/>
		<path d="M500 740 V505 M650 740 V435 M800 740 V410 M950 740 V435 M1100 740 V505" stroke="${glow}" stroke-width="8"/>
		${lights.join('')}
	</svg>`)
}

/** A picture on a square of 120 beside the name of a sponsor. */
export const logoDrawing = (name: string, { color, path }: { color: string; path: string }) =>
	Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${180 + 34 * name.length}" height="200">
		<path fill="${color}" transform="translate(10 40)" d="${path}"/>
		<text x="150" y="118" font-family="sans-serif" font-size="50" font-weight="700" fill="${color}">${name}</text>
	</svg>`)

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
