import type { APIGatewayProxyEvent } from 'aws-lambda'
import type * as z from 'zod'
import { Refusal } from '#functions/platform/refusal.ts'
import { messages } from '#shared/messages.ts'

/** What was sent, or why it cannot be read. The caller checks access before it tells anyone. */
export function readInput(schema: z.ZodType, event: APIGatewayProxyEvent) {
	try {
		return { input: parseInput(schema, event), refusal: undefined }
	} catch (error) {
		if (error instanceof Refusal) return { input: undefined, refusal: error }
		throw error
	}
}

/** By the endpoint's own schema; each thing that is wrong gets its sentence beside its field. */
function parseInput(schema: z.ZodType, event: APIGatewayProxyEvent) {
	const sent = event.httpMethod === 'GET' ? query(event) : body(event)
	const parsed = parse(schema, sent)
	if (parsed.success) return parsed.data
	const errors: Record<string, string> = {}
	for (const { path, message } of parsed.error.issues) errors[path.join('.')] ??= message
	delete errors['']
	const [first] = Object.values(errors)
	throw new Refusal('invalid', first ?? messages.invalid, errors)
}

/** Zod compares the `length` of whatever stands in a text's place, and some things cannot be compared. */
function parse<Schema extends z.ZodType>(schema: Schema, sent: unknown) {
	try {
		return schema.safeParse(sent)
	} catch (error) {
		if (error instanceof TypeError) throw new Refusal('invalid', messages.unreadable)
		throw error
	}
}

function query({ multiValueQueryStringParameters: values }: APIGatewayProxyEvent) {
	const single = Object.entries(values ?? {}).map(([name, given]) => [
		name,
		given?.length === 1 ? given[0] : given,
	])
	return Object.fromEntries(single)
}

function body({ body }: APIGatewayProxyEvent): unknown {
	// The parsers before us have turned what they know into an object; text is a type nobody announced.
	if (typeof body === 'string' && body !== '') throw new Refusal('unsupported-type', messages.unsupportedType)
	return body === '' ? {} : (body ?? {})
}
