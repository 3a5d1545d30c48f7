import { type Attributes, attributesOf } from './attributes.ts'

/** The changes of one update, by attribute. A path such as `row.noteCount` leads into a map. */
export interface Changes {
	/** A value that is undefined removes the attribute. */
	set?: Record<string, unknown>
	/** Sets the attribute only if it has no value yet. */
	setOnce?: Record<string, unknown>
	increase?: Record<string, number>
	append?: Record<string, unknown[]>
	/** Adds an element to a set of strings; `exclude` removes one. */
	include?: Record<string, string>
	exclude?: Record<string, string>
}

type Test =
	| 'exists'
	| 'absent'
	| { is: unknown }
	| { oneOf: unknown[] }
	| { below: number; orAbsent?: true }
	| { atMost: number; orAbsent?: true }
	| { above: number }
	| { lacks: string }
	| { moreElementsThan: number }

/** All of these must hold. In a list of them, any one is enough. */
export type Where = Record<string, Test>

export interface Expression {
	ConditionExpression?: string
	ExpressionAttributeNames?: Record<string, string>
	ExpressionAttributeValues?: Attributes
}

/** Gives each name and each value a placeholder, because any name may be one of DynamoDB's reserved words. */
class Placeholders {
	readonly #names = new Map<string, string>()
	readonly #values: unknown[] = []

	name(path: string) {
		return path
			.split('.')
			.map((part) => {
				const placeholder = this.#names.get(part) ?? `#n${this.#names.size}`
				this.#names.set(part, placeholder)
				return placeholder
			})
			.join('.')
	}

	value(value: unknown) {
		return `:v${this.#values.push(value) - 1}`
	}

	/** DynamoDB refuses an empty map of names or values, so empty ones are left out. */
	get used() {
		const names = [...this.#names].map(([part, placeholder]) => [placeholder, part])
		const values = this.#values.map((value, at) => [`:v${at}`, value] as const)
		return {
			...(names.length > 0 && { ExpressionAttributeNames: Object.fromEntries(names) }),
			...(values.length > 0 && { ExpressionAttributeValues: attributesOf(Object.fromEntries(values)) }),
		}
	}
}

export function whereExpression(where: Where | Where[] | undefined): Expression {
	if (!where) return {}
	const places = new Placeholders()
	const ConditionExpression = condition(where, places)
	return { ConditionExpression, ...places.used }
}

export function updateExpression(changes: Changes, where?: Where | Where[]) {
	const places = new Placeholders()
	const UpdateExpression = assignments(changes, places)
	const ConditionExpression = where && condition(where, places)
	return { UpdateExpression, ...(ConditionExpression && { ConditionExpression }), ...places.used }
}

function assignments(changes: Changes, places: Placeholders) {
	const { set = {}, setOnce = {}, increase = {}, append = {}, include = {}, exclude = {} } = changes
	const each = <Value>(of: Record<string, Value>, write: (place: string, value: Value) => string) =>
		Object.entries(of).map(([path, value]) => write(places.name(path), value))
	const given = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined))
	const gone = Object.keys(set).filter((path) => set[path] === undefined)
	const clauses = {
		SET: [
			...each(given, (place, value) => `${place} = ${places.value(value)}`),
			...each(setOnce, (place, value) => `${place} = if_not_exists(${place}, ${places.value(value)})`),
			...each(
				increase,
				(place, by) => `${place} = if_not_exists(${place}, ${places.value(0)}) + ${places.value(by)}`,
			),
			...each(append, (place, value) => {
				const before = `if_not_exists(${place}, ${places.value([])})`
				return `${place} = list_append(${before}, ${places.value(value)})`
			}),
		],
		REMOVE: gone.map((path) => places.name(path)),
		ADD: each(include, (place, element) => `${place} ${places.value(new Set([element]))}`),
		DELETE: each(exclude, (place, element) => `${place} ${places.value(new Set([element]))}`),
	}
	return Object.entries(clauses)
		.filter(([, parts]) => parts.length > 0)
		.map(([clause, parts]) => `${clause} ${parts.join(', ')}`)
		.join(' ')
}

/** AND binds tighter than OR, and DynamoDB refuses parentheses that change nothing. */
const condition = (where: Where | Where[], places: Placeholders) =>
	[where]
		.flat()
		.map((all) => Object.entries(all).map(([path, test]) => tested(places.name(path), test, places)))
		.map((tests) => tests.map((one) => (tests.length > 1 && one.includes(' OR ') ? `(${one})` : one)))
		.map((tests) => tests.join(' AND '))
		.join(' OR ')

function tested(place: string, test: Test, places: Placeholders) {
	if (test === 'exists') return `attribute_exists(${place})`
	if (test === 'absent') return `attribute_not_exists(${place})`
	if ('is' in test) return `${place} = ${places.value(test.is)}`
	if ('oneOf' in test) return `${place} IN (${test.oneOf.map((one) => places.value(one)).join(', ')})`
	if ('below' in test) return orAbsent(place, `${place} < ${places.value(test.below)}`, test)
	if ('atMost' in test) return orAbsent(place, `${place} <= ${places.value(test.atMost)}`, test)
	if ('above' in test) return `${place} > ${places.value(test.above)}`
	if ('lacks' in test) return `NOT contains(${place}, ${places.value(test.lacks)})`
	return `size(${place}) > ${places.value(test.moreElementsThan)}`
}

const orAbsent = (place: string, holds: string, { orAbsent }: { orAbsent?: true }) =>
	orAbsent ? `attribute_not_exists(${place}) OR ${holds}` : holds
