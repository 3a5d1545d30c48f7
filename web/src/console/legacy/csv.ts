/** A record of a CSV file, and the line of the file that it begins on. */
export interface CsvRecord {
	line: number
	cells: string[]
}

/**
 * Spreadsheets save a CSV as UTF-8, as UTF-16 with a mark, or in the letters of Windows, which nothing in the file says.
 * `isGuess` is for those: what isn't UTF-8 is most likely theirs.
 */
export function decodeCsv(bytes: Uint8Array): { text: string; isGuess: boolean } {
	const read = (encoding: string, fatal = false) => new TextDecoder(encoding, { fatal }).decode(bytes)
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: read('utf-16le'), isGuess: false }
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: read('utf-16be'), isGuess: false }
	try {
		return { text: read('utf-8', true), isGuess: false }
	} catch {
		return { text: read('windows-1252'), isGuess: true }
	}
}

export interface Csv {
	records: CsvRecord[]
	/** The line of a quotation mark that nothing closes. It would swallow every line after it. */
	openQuote: number | undefined
}

/** The separator that a spreadsheet used is the one that the first line has most of. */
function separatorOf(text: string) {
	const [head = ''] = text.split('\n', 1)
	const count = (separator: string) => head.split(separator).length
	return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best))
}

/** Reads a CSV file by RFC 4180, as spreadsheets write it: cells may be quoted and have separators and lines in them. */
export function parseCsv(file: string): Csv {
	const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
	const separator = separatorOf(text)
	const records: CsvRecord[] = []
	let [cells, cell, line, begins]: [string[], string, number, number] = [[], '', 1, 1]
	let openQuote: number | undefined
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
		if (openQuote) {
			if (sign !== '"') cell += sign
			else if (text[at + 1] === '"') cell += text[at++]
			else openQuote = undefined
		} else if (sign === '"' && cell.trim() === '') {
			openQuote = line
			cell = ''
		} else if (sign === separator) endCell()
		else if (sign === '\n') {
			endRecord()
			begins = line
		} else cell += sign
	}
	endRecord()
	return { records, openQuote }
}
