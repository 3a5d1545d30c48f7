import type { APIGatewayProxyEvent } from 'aws-lambda'
import type * as z from 'zod'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { methodOf } from './find-endpoint.ts'
import { takeParts } from './multipart.ts'
import type { Request } from './request-context.ts'

/** Parses the input by the endpoint's schema, and takes the files out of it. */
export const readInput = {
	before: ({ event, context }: Request) => {
		context.parts = context.endpoint.files === 'accept' ? takeParts(event) : []
		context.input = parseInput(context.endpoint, event)
	},
}

/** Each invalid field gets its own sentence, so that a form can show it beside the field. */
function parseInput({ request, addressed }: Endpoint, event: APIGatewayProxyEvent) {
	const sent = methodOf(event) === 'GET' ? query(event) : body(event)
	const parsed = parse(request, addressed ? { ...query(event), ...Object(sent) } : sent)
	if (parsed.success) return parsed.data
	const errors: Record<string, string> = {}
	for (const { path, message } of parsed.error.issues) errors[path.join('.')] ??= message
	delete errors['']
	const [first] = Object.values(errors)
	throw new Refusal('invalid', first ?? messages.invalid, errors)
}

/** Zod compares the `length` of any value in a text's place, and throws a TypeError if that can't be compared. */
function parse<Schema extends z.ZodType>(schema: Schema, sent: unknown) {
	try {
		return schema.safeParse(sent)
	} catch (error) {
		if (error instanceof TypeError) throw new Refusal('invalid', messages.unreadable)
		throw error
	}
}

function query({ multiValueQueryStringParameters: values }: APIGatewayProxyEvent) {
	const single = Object.entries(values ?? {}).map(([name, given]) => [name, given?.length === 1 ? given[0] : given])
	return Object.fromEntries(single)
}

function body({ body }: APIGatewayProxyEvent): unknown {
	// The body parsers have turned the types they know into objects, so text means an unsupported type.
	if (typeof body === 'string' && body !== '') throw new Refusal('unsupported-type', messages.unsupportedType)
	return body === '' ? {} : (body ?? {})
}
