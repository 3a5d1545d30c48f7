import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import { apis } from '#shared/api.ts'
import { type Api, type Endpoint, endpointsOf, type RateLimit } from '#shared/endpoint.ts'
import { exampleOf } from '#shared/examples.ts'

/** Prints docs/api.md from the registry; with --check it only says whether the file is stale. */

type Schema = z.core.JSONSchema._JSONSchema

const page = new URL('../../docs/api.md', import.meta.url)

const features = Object.entries<Api>(apis).map(([feature, api]) => [feature, Object.values(api)] as const)

const range = (min: number | undefined, max: number | undefined, unit: string) => {
	if (max === undefined) return ''
	return min === max ? `, ${max}${unit}` : `, ${min ?? 0} to ${max}${unit}`
}

function ruleOf(schema: Schema | undefined): string {
	if (!schema || typeof schema === 'boolean') return 'anything'
	if (schema.description) return schema.description
	if (schema.enum)
		return schema.enum.length > 20 ? 'one of a list' : schema.enum.map((value) => `\`${value}\``).join(' ')
	if (schema.const !== undefined) return `\`${schema.const}\``
	const options = schema.anyOf ?? schema.oneOf
	if (options) return options.map(ruleOf).join(' or ')
	if (schema.type === 'string') return `text${range(schema.minLength, schema.maxLength, ' characters')}`
	if (schema.type === 'boolean') return 'yes or no'
	if (schema.type === 'array') {
		const items = Array.isArray(schema.items) ? schema.items[0] : schema.items
		return `list${range(schema.minItems, schema.maxItems, '')} of ${ruleOf(items)}`
	}
	if (schema.type === 'integer' || schema.type === 'number') return `whole number${numbers(schema)}`
	if (schema.type === 'null') return 'null'
	return objectRule(schema)
}

const numbers = ({ minimum, maximum }: z.core.JSONSchema.BaseSchema) =>
	maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? '' : `, ${minimum} to ${maximum}`

function objectRule({ properties, additionalProperties }: z.core.JSONSchema.BaseSchema): string {
	if (properties) {
		const names = Object.keys(properties)
		const short = names.length <= 5
		return `{ ${short ? names.map((name) => `${name}: ${ruleOf(properties[name])}`).join('; ') : names.join(', ')} }`
	}
	return `named ${ruleOf(additionalProperties)}`
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
	z.toJSONSchema(schema, { io, unrepresentable: 'any' })

function requestTable(request: z.ZodType): string[] {
	const { properties = {}, required = [] } = schemaOf(request, 'input')
	const rows = Object.entries(properties).map(
		([name, rule]) => `| \`${name}\` | ${required.includes(name) ? 'yes' : ''} | ${ruleOf(rule)} |`,
	)
	if (rows.length === 0) return ['Takes nothing.']
	return ['| field | needed | rule |', '|---|---|---|', ...rows]
}

function exampleLine(endpoint: Endpoint): string[] {
	const example = exampleOf(endpoint)
	return Object.keys(example).length === 0 ? [] : [`For example \`${JSON.stringify(example)}\`.`]
}

function answerLine(response: z.ZodType): string {
	const schema = schemaOf(response, 'output')
	const whole = schema.anyOf?.find((option) => typeof option !== 'boolean' && option.type === 'object')
	const { properties = {}, required = [] } = whole && typeof whole !== 'boolean' ? whole : schema
	const fields = Object.entries(properties).map(
		([name, rule]) => `\`${name}\`${required.includes(name) ? '' : '?'} ${ruleOf(rule)}`,
	)
	const orNull = whole ? ', or `null`' : ''
	return fields.length === 0 ? 'Answers only `status`.' : `Answers ${fields.join('; ')}${orNull}.`
}

const whoMay: Partial<Record<Endpoint['access'], string>> = {
	public: 'everybody',
	'signed-in': 'who is signed in, verified or not',
	member: 'members',
	employee: 'employees',
}

const often = ({ attempts, minutes }: RateLimit) =>
	`${attempts} times in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`

function overviewRow(endpoint: Endpoint): string {
	const { method, path, access, employeeKey, idempotent, rateLimit } = endpoint
	const marks = [employeeKey ? 'yes' : '', idempotent ? 'yes' : '', rateLimit ? often(rateLimit) : '']
	return `| ${[`${method} ${path}`, access, ...marks].join(' | ')} |`
}

function section(endpoint: Endpoint): string[] {
	const { access, employeeKey, idempotent, files, cached, rateLimit } = endpoint
	const facts = [
		`For ${whoMay[access] ?? `employees with ${access}`}`,
		...(employeeKey ? ['with the employee key'] : []),
		...(idempotent ? ['acts once per `Idempotency-Key`'] : []),
		...(files === 'accept' ? ['takes files'] : []),
		...(rateLimit ? [`at most ${often(rateLimit)} from one address`] : []),
		...(cached ? ['kept by CloudFront for a minute'] : []),
	]
	return [
		`### ${endpoint.method} ${endpoint.path}`,
		`${endpoint.summary}. ${facts.join(' · ')}.`,
		requestTable(endpoint.request).join('\n'),
		...exampleLine(endpoint),
		answerLine(endpoint.response),
	]
}

const introduction = `# The API

Printed from \`shared/api.ts\` by \`node infra/tools/docs.ts\`; do not edit.

Requests with POST may be JSON, \`application/x-www-form-urlencoded\` or \`multipart/form-data\`; in the forms lists travel
as JSON text, yes or no as \`true\`/\`false\`, \`yes\`/\`no\` or \`1\`/\`0\`. Requests with GET carry their fields in the query. A
field that is not listed is refused. Files go up through \`/api/upload-link\` and are named by the \`id\` it gave; where a call
takes files, a multipart file part counts as such an id. Lists answer newest first, and with \`next\` while there is more: send it as \`cursor\`.

Every success carries \`status: true\`. Every failure is \`{ status: false, code, message, errors? }\` with the fitting HTTP
status; \`errors\` holds a sentence per field.`

const overview = [
	'| call | for | key | idempotent | rate limit |',
	'|---|---|---|---|---|',
	...endpointsOf(apis).map(overviewRow),
]

const text = `${[
	introduction,
	overview.join('\n'),
	...features.flatMap(([feature, endpoints]) => [`## ${feature}`, ...endpoints.flatMap(section)]),
].join('\n\n')}\n`

if (!process.argv.includes('--check')) {
	writeFileSync(page, text)
} else if (readFileSync(page, 'utf8') !== text) {
	process.stderr.write('docs/api.md is stale. Run: node infra/tools/docs.ts\n')
	process.exitCode = 1
}
