import { createHash } from 'node:crypto'
import type { APIGatewayProxyEvent } from 'aws-lambda'

/** A file that came within a multipart request. Its `id` stands in the input where an upload's id would. */
export interface FilePart {
	id: string
	name: string
	contentType: string
	bytes: Buffer
}

interface Parsed {
	filename: string
	mimetype: string
	content: Buffer
}

const isFile = (value: unknown): value is Parsed =>
	typeof value === 'object' && value !== null && 'content' in value && Buffer.isBuffer(value.content)

/** A file field that a form sends though nothing was chosen. */
const isEmptyField = ({ filename, content }: Parsed) => !filename && content.length === 0

/** Takes the files out of a body that middy has parsed, and leaves an id in each one's place. */
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
function asPart({ filename = '', mimetype, content }: Parsed): FilePart {
	const id = createHash('sha256').update(`${filename}\n`).update(content).digest('base64url')
	return { id, name: filename, contentType: mimetype, bytes: content }
}
