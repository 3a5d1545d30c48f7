import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import { apis } from '#shared/api.ts'
import { type Api, type Endpoint, isForEmployees, type RefusalCode, refusalStatus } from '#shared/endpoint.ts'
import { exampleOf } from '#shared/examples.ts'
import { uploadId } from '#shared/files/schema.ts'

/** The script prints docs/openapi.json from the registry; with --check it only says whether the file is stale. */

type Schema = z.core.JSONSchema.BaseSchema

const document = new URL('../../docs/openapi.json', import.meta.url)
const shared = new URL('../../shared/', import.meta.url)

const introduction = `Printed from \`shared/api.ts\` by \`node infra/tools/docs.ts\`; do not edit.

A field that is not listed is refused. In forms and queries everything travels as text: lists as JSON, yes or no as
\`true\`/\`false\`, \`yes\`/\`no\` or \`1\`/\`0\`, numbers as digits, and an empty field counts as not given. JSON may carry them so too.

Files go up through \`/api/upload-link\`, with 8 MB each, and are named by the \`id\` it gave. Where a call takes files, a
multipart form may bring them itself: at most 100 parts, and files of 4.4 MB together. Any other body has at most 256 KB.

Signing in sets the cookie that is the session. Lists answer newest first, and with \`next\` while there is more: send it as
\`cursor\`. What an answer says in \`message\` is for people, in the language of the page that asked.`

const refusals: Record<RefusalCode, string> = {
	invalid: 'something in the request breaks a rule; `errors` has a sentence for each field',
	'signed-out': 'nobody is signed in',
	unverified: 'the emailed code is not typed yet',
	forbidden: 'the person may not do this',
	'passkey-first': 'the employee has to add a passkey first',
	'wrong-key': 'the employee key is wrong',
	'foreign-origin': 'a page of another site sent it',
	'not-found': 'what it names is not there',
	'method-not-allowed': 'the path takes another method',
	conflict: 'someone else was faster, or the state of the thing does not allow it',
	'too-large': 'the body is too large',
	'unsupported-type': 'the body is neither JSON nor a form',
	'being-checked': 'a file is still being scanned; send it again soon',
	'other-body': 'its `Idempotency-Key` came with another body before',
	'too-many': 'too many requests; wait and send it again',
	failed: 'something failed on our side',
	busy: 'many do the same at this moment; send it again after `retry-after` seconds',
}

/** Other refusals meet every call. Where visitors bring files, it depends on the purpose who may. */
function isRefusedWith(code: RefusalCode, endpoint: Endpoint) {
	const isOpen = endpoint.access === 'public' && !endpoint.files
	if (code === 'signed-out') return !isOpen
	if (code === 'unverified') return !isOpen && endpoint.access !== 'signed-in'
	if (code === 'passkey-first')
		return (isForEmployees(endpoint) && !endpoint.beforePasskey) || endpoint.files === 'sign-upload'
	if (code === 'wrong-key') return endpoint.employeeKey === true
	if (code === 'other-body') return endpoint.idempotent !== undefined
	if (code === 'method-not-allowed') return false
	const onlyChanges = ['foreign-origin', 'conflict', 'too-large', 'unsupported-type', 'being-checked']
	return endpoint.method === 'POST' || !onlyChanges.includes(code)
}

const schemas: Record<string, unknown> = {}
const responses: Record<string, object> = {}

/** An exported schema has its name in the document too, and is written there once. */
for (const path of globSync('**/*.ts', { cwd: shared }).filter((path) => !path.includes('.test.'))) {
	const exported: Record<string, unknown> = await import(new URL(path, shared).href)
	for (const [id, schema] of Object.entries(exported))
		if (schema instanceof z.ZodType && /^[A-Z]/.test(id))
			z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id })
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
	const { $schema, $defs, ...own } = z.toJSONSchema(schema, { io })
	Object.assign(schemas, $defs)
	return own
}

/** The fields without names of schemas. In a multipart form a file is itself where JSON has the id of its upload. */
const formOf = (request: z.ZodType): Schema => {
	const { $schema, ...form } = z.toJSONSchema(request, {
		io: 'input',
		metadata: z.registry(),
		override: ({ zodSchema, jsonSchema: field }) => {
			const ofText = { pattern: undefined, minLength: undefined, maxLength: undefined }
			if (zodSchema === uploadId) Object.assign(field, { ...ofText, contentMediaType: 'application/octet-stream' })
		},
	})
	return form
}

/** Lists and objects travel through forms as JSON. A list of files is so many parts of one name. */
const travelsAsJson = (field: unknown) =>
	Object(field).type === 'object' || (Object(field).type === 'array' && !Object(field).items.contentMediaType)

function succeeded(response: z.ZodType): z.ZodType {
	if (response instanceof z.ZodNullable) return succeeded(z.object(Object(response.unwrap()).shape)).nullable()
	if (!(response instanceof z.ZodObject)) throw new Error('An answer is an object, so that it can have a status')
	return z.object({ status: z.literal(true), ...response.shape })
}

function requestOf(operation: string, endpoint: Endpoint) {
	const { method, request, files, addressed } = endpoint
	const form = formOf(request)
	const fields = Object.entries(form.properties ?? {})
	const example = exampleOf(endpoint)
	const query = fields.map(([name, schema]) => ({
		name,
		in: 'query',
		required: !addressed && form.required?.includes(name) === true,
		schema,
		...(name in example && { example: example[name] }),
	}))
	if (method === 'GET') return { parameters: query }
	if (fields.length === 0) return {}
	if (!z.globalRegistry.get(request)?.id) z.globalRegistry.add(request, { id: `${operation}.input` })
	const schema = schemaOf(request, 'input')
	const asJson = fields.filter(([, field]) => travelsAsJson(field)).map(([name]) => name)
	const encoding = Object.fromEntries(asJson.map((name) => [name, { contentType: 'application/json' }]))
	const content = {
		'application/json': { schema, example },
		'application/x-www-form-urlencoded': { schema, encoding },
		'multipart/form-data': { schema: files === 'accept' ? form : schema, encoding },
	}
	return {
		...(addressed && { parameters: query }),
		requestBody: { required: !addressed && (form.required ?? []).length > 0, content },
	}
}

/** Endpoints that are refused for the same reasons share one description of them. */
function refusalsOf(endpoint: Endpoint) {
	const possible = (Object.keys(refusals) as RefusalCode[]).filter((code) => isRefusedWith(code, endpoint))
	const described = [...Map.groupBy(possible, (code) => refusalStatus[code])].map(([status, codes]) => {
		if (status === refusalStatus.conflict && endpoint.conflict)
			return [status, refusal(codes, schemaOf(endpoint.conflict, 'output'))]
		responses[codes.join('.')] ??= refusal(codes)
		return [status, { $ref: `#/components/responses/${codes.join('.')}` }]
	})
	return Object.fromEntries(described)
}

function refusal(codes: RefusalCode[], fresh?: Schema) {
	const description = codes.map((code) => `\`${code}\`: ${refusals[code]}.`).join(' ')
	const properties = { code: { enum: codes }, ...(fresh && { fresh }) }
	const schema = { allOf: [{ $ref: '#/components/schemas/Failure' }, { type: 'object', properties }] }
	return { description, content: { 'application/json': { schema } } }
}

const who: Partial<Record<Endpoint['access'], string>> = {
	public: 'everybody',
	'signed-in': 'who is signed in, verified or not',
	member: 'members',
	employee: 'employees',
}

function facts({ access, employeeKey, rateLimit }: Endpoint) {
	return [
		`For ${who[access] ?? `employees with ${access}`}`,
		...(employeeKey ? ['with the employee key'] : []),
		...(rateLimit ? [`at most ${rateLimit.attempts} times in ${rateLimit.minutes} min from one address`] : []),
		...(rateLimit?.same ? [`and ${rateLimit.same.attempts} times with the same \`${rateLimit.same.field}\``] : []),
	].join(' · ')
}

function operationOf(tag: string, name: string, endpoint: Endpoint) {
	const { summary, access, idempotent, response } = endpoint
	const operationId = `${tag}.${name}`
	const { parameters = [], ...body } = requestOf(operationId, endpoint)
	const schema = schemaOf(succeeded(response), 'output')
	return {
		tags: [tag],
		operationId,
		summary,
		description: `${facts(endpoint)}.`,
		security: access === 'public' ? [{}, { session: [] }] : [{ session: [] }],
		parameters: [...parameters, ...(idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [])],
		...body,
		responses: { 200: { description: 'Done', content: { 'application/json': { schema } } }, ...refusalsOf(endpoint) },
	}
}

const paths: Record<string, object> = {}
for (const [tag, api] of Object.entries<Api>(apis))
	for (const [name, endpoint] of Object.entries(api))
		paths[endpoint.path] = {
			...paths[endpoint.path],
			[endpoint.method.toLowerCase()]: operationOf(tag, name, endpoint),
		}

const Failure = z.looseObject({
	status: z.literal(false),
	code: z.enum(Object.keys(refusalStatus)),
	message: z.string(),
	errors: z.record(z.string(), z.string()).optional().meta({ description: 'a sentence for each field' }),
	requestId: z.string().optional(),
})

const whole = {
	openapi: '3.1.0',
	info: {
		title: 'Bridge The Gap',
		version: '1',
		license: { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' },
		description: introduction,
	},
	servers: [{ url: '/' }],
	tags: Object.keys(apis).map((name) => ({ name, description: `Declared in shared/${name}` })),
	paths,
	components: {
		securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-session' } },
		parameters: {
			IdempotencyKey: {
				name: 'Idempotency-Key',
				in: 'header',
				description: 'A request that is sent again with the same key changes nothing and gets the first answer.',
				schema: { type: 'string' },
			},
		},
		responses,
		schemas: { Failure: schemaOf(Failure, 'output'), ...schemas },
	},
}

const text = execFileSync('biome', ['format', '--stdin-file-path=docs/openapi.json'], {
	input: JSON.stringify(whole).replaceAll('#/$defs/', '#/components/schemas/'),
	encoding: 'utf8',
})

if (!process.argv.includes('--check')) {
	writeFileSync(document, text)
} else if (readFileSync(document, 'utf8') !== text) {
	process.stderr.write('docs/openapi.json is stale. Run: node infra/tools/docs.ts\n')
	process.exitCode = 1
}
