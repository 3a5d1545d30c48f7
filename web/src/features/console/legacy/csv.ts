/** A record of a CSV file, and the line of the file that it begins on. */
export interface CsvRecord {
	line: number
	cells: string[]
}

/** The separator that a spreadsheet used is the one that the first line has most of. */
function separatorOf(text: string) {
	const [head = ''] = text.split(/\r?\n/, 1)
	const count = (separator: string) => head.split(separator).length
	return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best))
}

/** Reads a CSV file by RFC 4180, as spreadsheets write it: cells may be quoted and have separators and lines in them. */
export function parseCsv(file: string): CsvRecord[] {
	const text = file.replace(/^\uFEFF/, '')
	const separator = separatorOf(text)
	const records: CsvRecord[] = []
	let [cells, cell, quoted, line, begins]: [string[], string, boolean, number, number] = [[], '', false, 1, 1]
	const endCell = () => {
		cells.push(cell.trim())
		cell = ''
	}
	const endRecord = () => {
		endCell()
		if (cells.some((each) => each !== '')) records.push({ line: begins, cells })
		cells = []
	}
	for (let at = 0; at < text.length; at++) {
		const sign = text[at] ?? ''
		if (sign === '\n') line++
		if (quoted) {
			if (sign !== '"') cell += sign
			else if (text[at + 1] === '"') cell += text[at++]
			else quoted = false
		} else if (sign === '"' && cell.trim() === '') {
			quoted = true
			cell = ''
		} else if (sign === separator) endCell()
		else if (sign === '\n') {
			endRecord()
			begins = line
		} else if (sign !== '\r') cell += sign
	}
	endRecord()
	return records
}
