import { isUtf8 } from 'node:buffer'
import { firstBytes } from '#shared/files/first-bytes.ts'
import { fileSentences } from '#shared/files/rules.ts'
import { problemWithRtf } from './content-active.ts'
import { findOffice, findOldOffice } from './content-office.ts'
import { problemWithPdf } from './pdf/find-active.ts'
import type { StoredFile } from './stored-file.ts'

/** Returns undefined for a good file, and otherwise the sentence for the person who chose it. */
type Check = (file: StoredFile) => Promise<string | undefined>

/** Browsers that guess a type look at this many bytes. */
const headSize = 1445

const begins = (pattern: RegExp): Check => {
	return async ({ size, read }) => {
		const head = asBytes(await read(0, Math.min(size, headSize)))
		return pattern.test(head) && !markup.test(head) ? undefined : fileSentences.type
	}
}

/** The file has the right signature and nothing in it starts by itself. */
const harmless = (pattern: RegExp, problemWithin: (bytes: Buffer) => string | undefined): Check => {
	const beginsRight = begins(pattern)
	return async (file) => {
		const problem = await beginsRight(file)
		if (problem) return problem
		return problemWithin(Buffer.from(await file.read(0, file.size)))
	}
}

/** Markup near the beginning of a picture or a PDF could make a browser show it as a web page. */
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|object|embed|meta|\?php)/i

const asBytes = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

const office = 'application/vnd.openxmlformats-officedocument'

const checks: Readonly<Record<string, Check>> = {
	'image/png': begins(firstBytes['image/png']),
	'image/jpeg': begins(firstBytes['image/jpeg']),
	'image/webp': begins(firstBytes['image/webp']),
	'application/pdf': harmless(firstBytes['application/pdf'], problemWithPdf),
	'application/rtf': harmless(firstBytes['application/rtf'], problemWithRtf),
	'text/plain': isText,
	'text/csv': isText,
	'application/msword': (file) => findOldOffice(file, ['WordDocument']),
	'application/vnd.ms-excel': (file) => findOldOffice(file, ['Workbook', 'Book']),
	'application/vnd.ms-powerpoint': (file) => findOldOffice(file, ['PowerPoint Document']),
	[`${office}.wordprocessingml.document`]: (file) => findOffice(file, /^word\/document\d*\.xml$/),
	[`${office}.spreadsheetml.sheet`]: (file) => findOffice(file, /^xl\/workbook\d*\.xml$/),
	[`${office}.presentationml.presentation`]: (file) => findOffice(file, /^ppt\/presentation\d*\.xml$/),
}

/** Checks that the content is of the type that the name promises. A type without a check is refused. */
export async function contentProblem(contentType: string, file: StoredFile): Promise<string | undefined> {
	if (file.size === 0) return fileSentences.empty
	const check = Object.hasOwn(checks, contentType) ? checks[contentType] : undefined
	return check ? check(file) : fileSentences.type
}

/** Text is UTF-8 or Windows-1252 without control characters, and doesn't begin like another format. */
async function isText({ size, read }: StoredFile) {
	const bytes = await read(0, size)
	const text = asBytes(bytes)
	const clean = !/[\p{Cc}--[\t\n\f\r\x80-\x9f]]/v.test(text)
	const known = isUtf8(bytes) || !/[\x81\x8d\x8f\x90\x9d]/.test(text)
	const other = /^(?:\xef\xbb\xbf)?\s*(?:<[!?/a-z]|%PDF-|%!PS|\{\\rtf)/i.test(text)
	return clean && known && !other ? undefined : fileSentences.type
}
