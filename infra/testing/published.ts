import { readFileSync } from 'node:fs'
import * as z from 'zod'

type Schema = Parameters<typeof z.fromJSONSchema>[0]

interface Answer {
	$ref?: string
	content: { 'application/json': { schema: Schema } }
}

interface Document {
	paths: Record<string, Record<string, { responses: Record<string, Answer> }>>
	components: { responses: Record<string, Answer>; schemas: Record<string, Schema> }
}

const text = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')
const { paths, components }: Document = JSON.parse(
	text.replaceAll('#/components/schemas/', '#/$defs/'),
	(key, value) =>
		// Zod reads a pattern without the flag that letters of any script need.
		key === 'pattern' && value.includes('\\p{') ? undefined : value,
)

const known = new Map<Schema, z.ZodType>()

/** The schema that docs/openapi.json has for this answer. A method that it doesn't have isn't the document's to describe. */
export function publishedAnswer(method: string, path: string, status: number): z.ZodType {
	const operation = paths[path.split('?')[0] ?? '']?.[method.toLowerCase()]
	if (!operation) return z.unknown()
	const described = operation.responses[status]
	const answer = components.responses[described?.$ref?.split('/').at(-1) ?? ''] ?? described
	if (!answer) return z.never()
	const { schema } = answer.content['application/json']
	const parsing = known.get(schema) ?? z.fromJSONSchema({ ...Object(schema), $defs: components.schemas })
	known.set(schema, parsing)
	return parsing
}
