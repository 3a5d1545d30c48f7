import * as z from 'zod'
import type { Endpoint } from './endpoint.ts'
import { exampleOf } from './examples.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema
type AnySchema = JsonSchema | z.core.JSONSchema._JSONSchema
type Path = readonly (string | number)[]

/** A payload that is wrong in one place, or at the edge of being so. */
export interface Attempt {
	name: string
	payload: Readonly<Record<string, unknown>>
	/** `refused` whatever else the schema says; the others are up to it. */
	must: 'be refused' | 'be answered'
}

/** Every way in which one field, or one field of a field, can be wrong: from the endpoint's own schema and example. */
export function attemptsAt(endpoint: Endpoint): Attempt[] {
	const example = exampleOf(endpoint)
	const schema = z.toJSONSchema(endpoint.request, { io: 'input', unrepresentable: 'any' })
	return [
		...inObject(schema, example, []),
		...strangers.filter((name) => !Object.hasOwn(example, name)).map(extra),
	].map(({ path, value, ...rest }) => ({
		...rest,
		name: `${path.join('.')} ${rest.name}`,
		payload: Object.fromEntries(Object.entries(Object(put(example, path, value)))),
	}))
}

interface Change extends Pick<Attempt, 'name' | 'must'> {
	path: Path
	/** In the place of what the example has there; nothing at all takes it away. */
	value: unknown
}

/** Field names that an attacker would add to get more rights. */
const strangers = ['another', '__proto__', 'constructor', 'status', 'employee', 'verified', '_id', 'toString']

const extra = (name: string): Change => ({
	path: [name],
	name: 'is an unknown field',
	value: { employee: true },
	must: 'be refused',
})

function inObject(schema: AnySchema, example: unknown, path: Path): Change[] {
	if (typeof schema === 'boolean' || schema.type !== 'object') return []
	const required = new Set(schema.required)
	return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
		const here = [...path, name]
		const missing = { path: here, name: 'is missing', value: undefined }
		return [
			{ ...missing, must: required.has(name) ? 'be refused' : 'be answered' } satisfies Change,
			...inField(field, at(example, name), here).map((change) =>
				isLeftOut(change, here, required) ? { ...change, must: 'be answered' as const } : change,
			),
		]
	})
}

/** A field that need not be there may be empty. */
const isLeftOut = ({ path, value }: Change, here: Path, required: ReadonlySet<string>) =>
	value === '' && path.length === here.length && !required.has(String(here.at(-1)))

/** Taken as documented and ignored, whatever it says. */
const ignored = ['updatedStats']

function inField(schema: AnySchema, value: unknown, path: Path): Change[] {
	if (typeof schema === 'boolean') return []
	const change = (name: string, value: unknown, must: Attempt['must'] = 'be refused'): Change => ({
		path,
		name,
		value,
		must,
	})
	const isRead = !ignored.includes(String(path.at(-1)))
	const wrongTypes = [
		change('is an object', { nested: { deeper: [1] } }, isRead ? 'be refused' : 'be answered'),
		change('is a list of lists', [[[]]], isRead ? 'be refused' : 'be answered'),
		...[7, -1.5, true, null, '', [], {}].map((given) => change(`is ${JSON.stringify(given)}`, given, 'be answered')),
	]
	const options = (schema.anyOf ?? [schema]).filter((option) => typeof option === 'object')
	const edges = options.flatMap((option) => [
		...lengths(option, value).map(([name, given, must]) => change(name, given, must)),
		...numbers(option).map(([name, given, must]) => change(name, given, must)),
		...(option.enum ? [change('is no option', 'no such option')] : []),
		...(option.type === 'array' ? inList(option, value, path) : []),
		...inObject(option, value, path),
	])
	const isKept =
		path[0] === 'draft' || ['password', 'newPassword', 'newKey', 'key', 'link'].includes(String(path.at(-1)))
	const spoiled = typeof value === 'string' && value && isRead ? spoil(value, isKept) : []
	return [...wrongTypes, ...edges, ...spoiled.map((given) => change(...given))]
}

function inList(schema: JsonSchema, value: unknown, path: Path): Change[] {
	const list = Array.isArray(value) && value.length > 0 ? value : []
	const many = (count: number) => Array.from({ length: count }, (_, place) => list[place % list.length])
	const { minItems = 0, maxItems } = schema
	const items = Array.isArray(schema.items) ? schema.items[0] : schema.items
	return [
		...(minItems > 0 ? [{ path, name: 'has too few', value: many(minItems - 1), must: 'be refused' as const }] : []),
		...(maxItems === undefined || list.length === 0
			? []
			: [
					{ path, name: 'has as many as may be', value: many(maxItems), must: 'be answered' as const },
					{ path, name: 'has one too many', value: many(maxItems + 1), must: 'be refused' as const },
				]),
		...(items && list.length > 0 ? inField(items, list[0], [...path, 0]) : []),
	]
}

type Given = [name: string, value: unknown, must: Attempt['must']]

/** Makes texts one below, at and above each bound. They're made of the example, so that nothing else is wrong. */
function lengths({ type, enum: options, minLength, maxLength, pattern }: JsonSchema, value: unknown): Given[] {
	if (type !== 'string' || options || typeof value !== 'string' || !value) return []
	const of = (length: number, must: Attempt['must'], name = `has ${length} characters`) =>
		stretched(value, length).map((text): Given => [name, text, must])
	const atMost = pattern ? 'has as many characters as its pattern allows' : 'has as many characters as may be'
	return [
		...(minLength ? of(minLength - 1, 'be refused') : []),
		...(minLength === undefined ? [] : [...of(minLength, 'be answered'), ...of(minLength + 1, 'be answered')]),
		...(maxLength === undefined
			? []
			: [
					...of(maxLength - 1, 'be answered'),
					...of(maxLength, 'be answered', atMost),
					...of(maxLength + 1, 'be refused'),
				]),
	]
}

/** Longer in front, because an address ends with its domain; longer at the end, because a code begins with its prefix. */
const stretched = (text: string, length: number) =>
	[
		...new Set([text.slice(-length || text.length).padStart(length, 'w'), text.slice(0, length).padEnd(length, 'w')]),
	].filter((made) => made.length === length)

function numbers({ type, minimum, maximum }: JsonSchema): Given[] {
	if (type !== 'integer' && type !== 'number') return []
	const around = (bound: number, outward: 1 | -1): Given[] =>
		[bound + outward, bound, bound - outward].flatMap((number, place): Given[] => {
			const must = place === 0 ? 'be refused' : 'be answered'
			return [
				[`is ${number}`, number, must],
				[`is the text ${number}`, String(number), must],
			]
		})
	return [
		...(minimum === undefined ? [] : around(minimum, -1)),
		...(maximum === undefined ? [] : around(maximum, 1)),
		['is half of something', 1.5, 'be refused'],
		['is a power', '1e3', 'be refused'],
		['is not a digit', '١٢', 'be refused'],
	]
}

/** A secret may hold what it likes and a draft what was typed; notes take any character that can be seen. */
const spoil = (text: string, isKept: boolean): Given[] => [
	['holds NUL', `${text.slice(0, 1)}\0${text.slice(1)}`, isKept ? 'be answered' : 'be refused'],
	['holds half a character', `${text.slice(0, 1)}\ud800${text.slice(1)}`, 'be refused'],
	['holds the other half', `${text}\udc00`, 'be refused'],
	['turns the text around', `${text.slice(0, 1)}\u202e${text.slice(1)}`, 'be answered'],
]

const at = (value: unknown, name: string | number): unknown =>
	typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined

/** A copy with another value at this path. A name like `__proto__` becomes a field like any other. */
function put(whole: unknown, [name, ...rest]: Path, value: unknown): unknown {
	if (name === undefined) return value
	const inside = put(at(whole, name), rest, value)
	if (Array.isArray(whole)) return whole.map((item, place) => (place === name ? inside : item))
	const others = Object.entries(Object(whole ?? {})).filter(([other]) => other !== name)
	return Object.fromEntries(inside === undefined ? others : [...others, [String(name), inside]])
}

/** Multipart bodies with the boundary `B` on which a parser once hung, or ended its process. */
export const brokenMultipart: [name: string, body: string][] = [
	['a part without headers', '--B\r\n\r\n--B--'],
	['a part whose name is missing', '--B\r\nContent-Disposition: form-data\r\n\r\n1\r\n--B--\r\n'],
	['a file that is cut off', '--B\r\nContent-Disposition: form-data; name="a"; filename="x.pdf"\r\n\r\nabc'],
]
