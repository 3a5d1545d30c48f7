import { createHash } from 'node:crypto'
import type { APIGatewayProxyEvent } from 'aws-lambda'
import { Refusal } from '#functions/platform/refusal.ts'
import { messages } from '#shared/messages.ts'

/** A file that came within a multipart request. In the input its `id` takes the place of an upload's id. */
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

/** No form of ours comes near these, and a boundary can't be longer (RFC 2046). */
const mostParts = 100
const longestHeaders = 1024
const longestHeadersTogether = 64 * 1024
const longestBoundary = 70

const lineEnd = '\r\n'
const isMultipart = /^multipart\/form-data\s*(?:;|$)/i

/**
 * Turns a multipart body into an object of its fields: texts, files, and a list for a name that occurs more than once.
 * It's our own parser because a stream parser can end without a result or throw outside of the request, and Node's own
 * takes 25 ms to load and refuses what .NET sends. It reads each byte once, and refuses everything it can't read.
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
	if (!boundary || boundary.length > longestBoundary) throw unreadable()
	const delimiter = `--${boundary}`
	const first = bytes.indexOf(delimiter)
	if (first === -1 || bytes.subarray(0, first).toString('latin1').trim()) throw unreadable()
	const entries: Entry[] = []
	let headerBytes = 0
	for (let start = first + delimiter.length; !isEnd(bytes, start); ) {
		const next = bytes.indexOf(lineEnd + delimiter, start)
		if (next === -1 || entries.length === mostParts) throw unreadable()
		const part = bytes.subarray(start, next)
		const headersEnd = part.indexOf(lineEnd + lineEnd)
		headerBytes += headersEnd
		if (headersEnd === -1 || headersEnd > longestHeaders || headerBytes > longestHeadersTogether) throw unreadable()
		entries.push(readPart(part, headersEnd))
		start = next + lineEnd.length + delimiter.length
	}
	return entries
}

const isEnd = (bytes: Buffer, at: number) => bytes.subarray(at, at + 2).toString('latin1') === '--'

/** The part begins after its delimiter: the end of that line, headers, an empty line and the content. */
function readPart(part: Buffer, headersEnd: number): Entry {
	const headers = part.toString('utf8', 0, headersEnd)
	const disposition = header(headers, 'content-disposition')
	const given = parameters(disposition)
	const name = given.get('name')
	if (!/^[\t ]*\r\n/.test(headers) || !/^form-data\s*;/i.test(disposition) || !name) throw unreadable()
	const content = part.subarray(headersEnd + 2 * lineEnd.length)
	const contentType = header(headers, 'content-type')
	const filename = extendedText(given.get('filename*')) ?? given.get('filename')
	if (filename === undefined) return { name, value: decode(content, parameters(contentType).get('charset') || 'utf-8') }
	return { name, value: { filename, contentType, content } }
}

/** Returns a header's value. A repeated header is refused, because parsers disagree about which of the two counts. */
function header(headers: string, name: string) {
	const [line = '', second] = headers.split(lineEnd).filter((one) => one.toLowerCase().startsWith(`${name}:`))
	if (second !== undefined) throw unreadable()
	return line.slice(name.length + 1).trim()
}

/** Values may be quoted or bare. Browsers percent-encode quotes and line breaks; older clients escape quotes by a backslash. */
function parameters(value: string) {
	const written = value.includes(';') ? value.slice(value.indexOf(';')) : ''
	const all = [...written.matchAll(/;\s*(?:([\w*-]+)\s*=\s*(?:"((?:\\"|[^"])*)"|([^\s";]*))\s*)?/gy)]
	if (all.map(([whole]) => whole).join('') !== written) throw unreadable()
	return new Map(
		all.map(([, name = '', quoted, bare = '']) => [
			name.toLowerCase(),
			(quoted ?? bare).replaceAll('\\"', '"').replace(/%(?:22|0D|0A)/gi, decodeURIComponent),
		]),
	)
}

/** Some clients send a second, percent-encoded file name (`UTF-8''…`) if the name isn't ASCII. */
function extendedText(value: string | undefined) {
	const encoded = /^utf-8'[^']*'(.*)$/i.exec(value ?? '')?.[1]
	try {
		return encoded && decodeURIComponent(encoded)
	} catch {
		throw unreadable()
	}
}

/** Decoding is strict, because a lenient decoder would silently change text that isn't in its declared charset. */
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

/** Browsers send an empty file for a file field in which nothing was chosen. */
const isEmptyField = ({ filename, content }: ParsedFile) => !filename && content.length === 0

/** Takes the files out of a parsed body, in their order, and puts an id in each one's place. */
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
			const part = asPart(one, parts.length)
			parts.push(part)
			return part.id
		})
		Object.assign(body, { [field]: ids.length > 0 ? ids : '' })
	}
	return parts
}

/**
 * The id is made from the file, so that a repeated request has the same input and its idempotency key matches, and from
 * its place, because two equal files are two.
 */
function asPart({ filename, contentType, content }: ParsedFile, place: number): FilePart {
	const id = createHash('sha256').update(`${place}\n${filename}\n`).update(content).digest('base64url')
	return { id, name: filename, contentType, bytes: content }
}
