import { globSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import { apis } from '#shared/api.ts'
import { type Api, type Endpoint, endpointsOf, type RateLimit } from '#shared/endpoint.ts'
import { exampleOf } from '#shared/examples.ts'

/** The script prints docs/api.md from the registry; with --check it only says whether the file is stale. */

type Schema = z.core.JSONSchema._JSONSchema
type ObjectSchema = z.core.JSONSchema.BaseSchema

const page = new URL('../../docs/api.md', import.meta.url)
const shared = new URL('../../shared/', import.meta.url)

/** A shape with fewer fields is written where it's used. */
const leastFields = 6

const shapes = new Map<string, ObjectSchema>()

/** Each exported shape gets its name as an id, so that answers refer to it and don't repeat it. */
async function nameShapes() {
	for (const path of globSync('**/*.ts', { cwd: shared }).filter((path) => !path.includes('.test.'))) {
		const exported: Record<string, unknown> = await import(new URL(path, shared).href)
		for (const [id, schema] of Object.entries(exported))
			if (schema instanceof z.ZodObject && Object.keys(schema.shape).length >= leastFields)
				z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id })
	}
}

const features = Object.entries<Api>(apis).map(([feature, api]) => [feature, Object.values(api)] as const)

const range = (min: number | undefined, max: number | undefined, unit: string) => {
	if (max === undefined) return ''
	return min === max ? `, ${max}${unit}` : `, ${min ?? 0} to ${max}${unit}`
}

function ruleOf(schema: Schema | undefined): string {
	if (!schema || typeof schema === 'boolean') return 'anything'
	if (schema.description) return schema.description
	if (schema.$ref) return linkTo(schema.$ref.split('/').at(-1) ?? '')
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

/** A feature may have the name of a shape, and both are headings. */
const linkTo = (name: string) => `[${name}](#shape-${name.toLowerCase()})`

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): ObjectSchema {
	const made: ObjectSchema = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
	const named = { ...made.$defs, ...(made.id && { [made.id]: made }) }
	for (const [name, shape] of Object.entries(named)) if (typeof shape !== 'boolean') shapes.set(name, shape)
	return made
}

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
	const whole = schema.anyOf?.find((option) => typeof option !== 'boolean' && option.type !== 'null')
	const orNull = whole ? ', or `null`' : ''
	const { $ref, properties = {}, required = [] } = whole && typeof whole !== 'boolean' ? whole : schema
	const name = schema.id ?? $ref?.split('/').at(-1)
	if (name) return `Answers ${linkTo(name)}${orNull}.`
	const fields = Object.entries(properties).map(
		([name, rule]) => `\`${name}\`${required.includes(name) ? '' : '?'} ${ruleOf(rule)}`,
	)
	return fields.length === 0 ? 'Answers only `status`.' : `Answers ${fields.join('; ')}${orNull}.`
}

interface Row {
	name: string
	what: string
}

const rowsOf = ({ properties = {}, required = [] }: ObjectSchema): Row[] =>
	Object.entries(properties).map(([name, rule]) => ({
		name: `\`${name}\``,
		what: `${required.includes(name) ? '' : 'yes'} | ${ruleOf(rule)}`,
	}))

const has = (rows: Row[]) => (row: Row) => rows.some(({ name, what }) => name === row.name && what === row.what)

/** Fields that are alike and take long to describe share one line. */
const lines = (rows: Row[]) =>
	[...Map.groupBy(rows, ({ name, what }) => (what.length > 150 ? what : name)).values()].map(
		(alike) => `| ${alike.map(({ name }) => name).join(' ')} | ${alike[0]?.what} |`,
	)

/** A shape that is much like a smaller one says only what differs, so that a new field is written once. */
function shapeSection([name, shape]: readonly [string, ObjectSchema]): string[] {
	const rows = rowsOf(shape)
	const like = likeness(name, rows)
	const own = like?.own ?? rows
	const table = ['| field | may be missing | what |', '|---|---|---|', ...lines(own)].join('\n')
	return [`### Shape ${name}`, ...(like ? [saidOf(like)] : []), ...(own.length > 0 ? [table] : [])]
}

interface Likeness {
	other: string
	without: Row[]
	own: Row[]
}

function saidOf({ other, without, own }: Likeness) {
	const names = without.map((row) => row.name).join(' ')
	return `Like ${linkTo(other)}${names && `, without ${names}`}${own.length > 0 ? ', and with these:' : '.'}`
}

/** Of two shapes of the same size, the first one by name is written whole. */
function likeness(name: string, rows: Row[]): Likeness | undefined {
	const smaller = [...shapes]
		.map(([other, shape]) => ({ other, theirs: rowsOf(shape) }))
		.filter(({ other, theirs: { length } }) => length < rows.length || (length === rows.length && other < name))
	const [best] = smaller
		.map(({ other, theirs }) => ({
			other,
			own: rows.filter((row) => !has(theirs)(row)),
			without: theirs.filter((theirRow) => !rows.some((row) => row.name === theirRow.name)),
		}))
		.toSorted((one, two) => one.own.length + one.without.length - two.own.length - two.without.length)
	return best && best.own.length + best.without.length <= rows.length / 2 ? best : undefined
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
		(requests.get(endpoint) ?? []).join('\n'),
		...exampleLine(endpoint),
		answerLine(endpoint.response),
	]
}

const introduction = `# The API

Printed from \`shared/api.ts\` by \`node infra/tools/docs.ts\`; do not edit.

Requests with POST may be JSON, \`application/x-www-form-urlencoded\` or \`multipart/form-data\`; in the forms lists travel
as JSON text, yes or no as \`true\`/\`false\`, \`yes\`/\`no\` or \`1\`/\`0\`. Requests with GET carry their fields in the query. A
field that is not listed is refused. Files go up through \`/api/upload-link\` and are named by the \`id\` it gave; where a call
takes files, a multipart file part counts as such an id; a form has at most 100 parts, its files 4.4 MB together, and what goes up by
\`/api/upload-link\` has 8 MB each. A form of more than that is refused with 413, beyond 10 MB by the gateway. Lists answer newest first, and with \`next\` while there is more: send it as \`cursor\`.

Every success carries \`status: true\`. Every failure is \`{ status: false, code, message, errors? }\` with the fitting HTTP
status; \`errors\` holds a sentence per field.`

// Requests are written before shapes have names, because each request says itself what may be sent.
const requests = new Map(endpointsOf(apis).map((endpoint) => [endpoint, requestTable(endpoint.request)]))
await nameShapes()

const overview = [
	'| call | for | key | idempotent | rate limit |',
	'|---|---|---|---|---|',
	...endpointsOf(apis).map(overviewRow),
]

const text = `${[
	introduction,
	overview.join('\n'),
	...features.flatMap(([feature, endpoints]) => [`## ${feature}`, ...endpoints.flatMap(section)]),
	'## Shapes',
	'What answers have in common. Each is written once.',
	...[...shapes].toSorted(([one], [other]) => (one < other ? -1 : 1)).flatMap(shapeSection),
].join('\n\n')}\n`

if (!process.argv.includes('--check')) {
	writeFileSync(page, text)
} else if (readFileSync(page, 'utf8') !== text) {
	process.stderr.write('docs/api.md is stale. Run: node infra/tools/docs.ts\n')
	process.exitCode = 1
}
