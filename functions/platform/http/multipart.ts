import { createHash } from 'node:crypto'
import type { APIGatewayProxyEvent } from 'aws-lambda'
import { Refusal } from '#functions/platform/refusal.ts'
import { messages } from '#shared/messages.ts'

/** A file that came within a multipart request. Its `id` stands in the input where an upload's id would. */
export interface FilePart {
	id: string
	name: string
	contentType: string
	bytes: Buffer
}

interface ParsedFile {
	filename: string
	contentType: string
	content: Buffer
}

interface Entry {
	name: string
	value: string | ParsedFile
}

const mostParts = 1000
const longestHeaders = 8192
const lineEnd = '\r\n'
const isMultipart = /^multipart\/form-data\s*(?:;|$)/i

/**
 * Turns a multipart body into an object of its fields: texts, files, and a list where a name comes more than once.
 * Written out here because a stream parser can end without a result or throw outside of the request, and Node's own
 * parser takes 25 ms to load and refuses what .NET sends. It reads each byte once, and whatever it cannot read it refuses.
 */
export const multipartBodyParser = {
	before: ({ event }: { event: APIGatewayProxyEvent }) => {
		const contentType = event.headers['content-type'] ?? ''
		if (!isMultipart.test(contentType)) return
		const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
		Object.assign(event, { body: fieldsOf(parseMultipart(contentType, bytes)) })
	},
}

const unreadable = () => new Refusal('invalid', messages.unreadable)

export function parseMultipart(contentType: string, bytes: Buffer): Entry[] {
	const boundary = parameters(contentType).get('boundary')
	const delimiter = `--${boundary}`
	const first = bytes.indexOf(delimiter)
	if (!boundary || first === -1 || bytes.subarray(0, first).toString('latin1').trim()) throw unreadable()
	const entries: Entry[] = []
	for (let start = first + delimiter.length; !isEnd(bytes, start); ) {
		const next = bytes.indexOf(lineEnd + delimiter, start)
		if (next === -1 || entries.length === mostParts) throw unreadable()
		entries.push(readPart(bytes.subarray(start, next)))
		start = next + lineEnd.length + delimiter.length
	}
	return entries
}

const isEnd = (bytes: Buffer, at: number) => bytes.subarray(at, at + 2).toString('latin1') === '--'

/** From behind its delimiter on: the end of that line, headers, an empty line, and what it carries. */
function readPart(part: Buffer): Entry {
	const headersEnd = part.indexOf(lineEnd + lineEnd)
	if (headersEnd === -1 || headersEnd > longestHeaders) throw unreadable()
	const headers = part.toString('utf8', 0, headersEnd)
	const disposition = header(headers, 'content-disposition')
	const given = parameters(disposition)
	const name = given.get('name')
	if (!/^[\t ]*\r\n/.test(headers) || !/^form-data\s*;/i.test(disposition) || !name) throw unreadable()
	const content = part.subarray(headersEnd + 2 * lineEnd.length)
	const contentType = header(headers, 'content-type')
	const filename = extendedText(given.get('filename*')) ?? given.get('filename')
	if (filename === undefined)
		return { name, value: decode(content, parameters(contentType).get('charset') || 'utf-8') }
	return { name, value: { filename, contentType, content } }
}

/** The value of a header; each stands on a line of its own, and of two with one name nobody knows which holds. */
function header(headers: string, name: string) {
	const [line = '', second] = headers.split(lineEnd).filter((one) => one.toLowerCase().startsWith(`${name}:`))
	if (second !== undefined) throw unreadable()
	return line.slice(name.length + 1).trim()
}

/** Quoted or bare. Browsers escape quotes and line ends by percent signs, older clients quotes by a backslash. */
function parameters(value: string) {
	const written = value.includes(';') ? value.slice(value.indexOf(';')).replace(/[;\s]*$/, '') : ''
	const all = [...written.matchAll(/;\s*([\w*-]+)\s*=\s*(?:"((?:\\"|[^"])*)"|([^\s";]*))\s*/gy)]
	if (all.map(([whole]) => whole).join('') !== written) throw unreadable()
	return new Map(
		all.map(([, name = '', quoted, bare = '']) => [
			name.toLowerCase(),
			(quoted ?? bare).replaceAll('\\"', '"').replace(/%(?:22|0D|0A)/gi, decodeURIComponent),
		]),
	)
}

/** `UTF-8''` and percent signs: how some clients write a file name that is not ASCII, beside one that is. */
function extendedText(value: string | undefined) {
	const encoded = /^utf-8'[^']*'(.*)$/i.exec(value ?? '')?.[1]
	try {
		return encoded && decodeURIComponent(encoded)
	} catch {
		throw unreadable()
	}
}

/** A text that is not what it says it is would be changed by reading it. */
function decode(content: Buffer, charset: string) {
	try {
		return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(content)
	} catch {
		throw unreadable()
	}
}

/** `files[]` is another way to write `files`. */
const fieldName = (name: string) => name.replace(/(?<=.)\[[^[\]]*\]$/, '')

function fieldsOf(entries: Entry[]) {
	const values = Map.groupBy(entries, ({ name }) => fieldName(name))
	return Object.fromEntries(
		[...values].map(([field, given]) => {
			const isList = given.length > 1 || given.some(({ name }) => name !== field)
			return [field, isList ? given.map(({ value }) => value) : given[0]?.value]
		}),
	)
}

const isFile = (value: unknown): value is ParsedFile =>
	typeof value === 'object' && value !== null && 'content' in value && Buffer.isBuffer(value.content)

/** A file field that a form sends though nothing was chosen. */
const isEmptyField = ({ filename, content }: ParsedFile) => !filename && content.length === 0

/** Takes the files out of a parsed body, in their order, and leaves an id in each one's place. */
export function takeParts(event: APIGatewayProxyEvent): FilePart[] {
	const body: unknown = event.body
	if (typeof body !== 'object' || body === null) return []
	const parts: FilePart[] = []
	for (const [field, value] of Object.entries(body)) {
		const given: unknown[] = Array.isArray(value) ? value : [value]
		if (!given.some(isFile)) continue
		const ids = given.flatMap((one) => {
			if (!isFile(one)) return one
			if (isEmptyField(one)) return []
			const part = asPart(one)
			parts.push(part)
			return part.id
		})
		Object.assign(body, { [field]: ids.length > 0 ? ids : '' })
	}
	return parts
}

/** The id follows from the file, so that the same request sent again is the same. */
function asPart({ filename, contentType, content }: ParsedFile): FilePart {
	const id = createHash('sha256').update(`${filename}\n`).update(content).digest('base64url')
	return { id, name: filename, contentType, bytes: content }
}
