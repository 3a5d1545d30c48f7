import { isUtf8 } from 'node:buffer'
import { firstBytes, firstBytesOf, lockedOffice } from '#shared/files/first-bytes.ts'
import { fileRules, fileSentences } from '#shared/files/rules.ts'

/** `read` returns the bytes before `to`. */
export interface StoredFile {
	size: number
	read: (from: number, to: number) => Promise<Uint8Array>
}

/** Returns undefined for a good file, and otherwise the sentence for the person who chose it. */
type Check = (file: StoredFile) => Promise<string | undefined>

/** Browsers that guess a type look at this many bytes. */
const headSize = 1445
/** A zip lists the names of its files at its end. */
const tailSize = 256 * 1024

const office = 'application/vnd.openxmlformats-officedocument'

const checks: Readonly<Record<string, Check>> = {
	'image/png': hasNoMarkup,
	'image/jpeg': hasNoMarkup,
	'image/webp': hasNoMarkup,
	'application/pdf': hasNoMarkup,
	'application/rtf': async () => undefined,
	'text/plain': isText,
	'text/csv': isText,
	'application/msword': (file) => findOldOffice(file, ['WordDocument']),
	'application/vnd.ms-excel': (file) => findOldOffice(file, ['Workbook', 'Book']),
	'application/vnd.ms-powerpoint': (file) => findOldOffice(file, ['PowerPoint Document']),
	[`${office}.wordprocessingml.document`]: (file) => findOffice(file, 'word/'),
	[`${office}.spreadsheetml.sheet`]: (file) => findOffice(file, 'xl/'),
	[`${office}.presentationml.presentation`]: (file) => findOffice(file, 'ppt/'),
}

/**
 * Checks that a file begins as its name promises, and refuses macros by their names. What a document does when it's
 * opened is left to the virus scan and to the programs that open it. Each search reads the file once, from left to right.
 */
export async function contentProblem(contentType: string, file: StoredFile): Promise<string | undefined> {
	const check = Object.hasOwn(checks, contentType) ? checks[contentType] : undefined
	if (!check) return fileSentences.type
	if (file.size === 0) return fileSentences.empty
	const begins = firstBytesOf(contentType)
	const head = await latin(file, 0, headSize)
	if (begins && !begins.test(head)) return (await isLocked(head, file)) ? fileSentences.locked : fileSentences.type
	return check(file)
}

/** A read is never longer than the largest document that we take. */
async function bytesOf({ size, read }: StoredFile, from = 0, to = fileRules.attachment.maxSize) {
	return Buffer.from(await read(from, Math.min(size, to)))
}

const latin = async (file: StoredFile, from?: number, to?: number) => (await bytesOf(file, from, to)).toString('latin1')

/** Markup near the beginning of a picture or a PDF could make a browser show it as a web page. */
async function hasNoMarkup(file: StoredFile) {
	const markup = /<(?:!doctype|html|head|body|script|svg|iframe|object|embed|meta|\?php)/i
	return markup.test(await latin(file, 0, headSize)) ? fileSentences.type : undefined
}

/** Text is UTF-8 or Windows-1252 without control characters, and doesn't begin like another format. */
async function isText(file: StoredFile) {
	const bytes = await bytesOf(file)
	const text = bytes.toString('latin1')
	const clean = !/[\p{Cc}--[\t\n\f\r\x80-\x9f]]/v.test(text)
	const known = isUtf8(bytes) || !/[\x81\x8d\x8f\x90\x9d]/.test(text)
	const other = /^(?:\xef\xbb\xbf)?\s*(?:<[!?/a-z]|%PDF-|%!PS|\{\\rtf)/i.test(text)
	return clean && known && !other ? undefined : fileSentences.type
}

/** Word, Excel or PowerPoint since 2007: a zip, whose names tell what it is. */
async function findOffice(file: StoredFile, folder: string) {
	const names = await latin(file, Math.max(0, file.size - tailSize))
	if (/vbaProject|vbaData|macrosheets\//i.test(names)) return fileSentences.macros
	return names.includes('[Content_Types].xml') && names.includes(folder) ? undefined : fileSentences.type
}

/** The formats before 2007 are small file systems, whose names are of 16 bits. They tell a document from an installer. */
async function findOldOffice(file: StoredFile, streams: string[]) {
	const names = (await bytesOf(file)).toString('utf16le')
	if (/_VBA_PROJECT/i.test(names)) return fileSentences.macros
	return streams.some((stream) => names.includes(`${stream}\0`)) ? undefined : fileSentences.type
}

const isLocked = async (head: string, file: StoredFile) =>
	firstBytes['application/msword'].test(head) && (await bytesOf(file)).toString('utf16le').includes(lockedOffice)
