/** The changes of one update, by attribute. A path such as `row.noteCount` leads into a map. */
export interface Changes {
	/** A value that is undefined removes the attribute. */
	set?: Record<string, unknown>
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
	ExpressionAttributeValues?: Record<string, unknown>
}

/** Gives each name and each value a placeholder, because any name may be one of DynamoDB's reserved words. */
class Placeholders {
	readonly #names = new Map<string, string>()
	readonly #values: Record<string, unknown> = {}
	#valueCount = 0

	name(path: string) {
		return path.includes('.') ? path.split('.').map(this.#nameOf).join('.') : this.#nameOf(path)
	}

	readonly #nameOf = (part: string) => {
		const placeholder = this.#names.get(part) ?? `#n${this.#names.size}`
		this.#names.set(part, placeholder)
		return placeholder
	}

	value(value: unknown) {
		const placeholder = `:v${this.#valueCount++}`
		this.#values[placeholder] = value
		return placeholder
	}

	/** DynamoDB refuses an empty map of names or values, so empty ones are left out. */
	get used() {
		const names: Record<string, string> = {}
		for (const [part, placeholder] of this.#names) names[placeholder] = part
		return {
			...(this.#names.size > 0 && { ExpressionAttributeNames: names }),
			...(this.#valueCount > 0 && { ExpressionAttributeValues: this.#values }),
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
	const { set = {}, increase, append, include, exclude } = changes
	const removed = Object.keys(set).filter((path) => set[path] === undefined)
	const assigned = [
		...each(set, (path, value) => (value === undefined ? [] : [`${places.name(path)} = ${places.value(value)}`])),
		...each(increase, (path, by) => {
			const place = places.name(path)
			return `${place} = if_not_exists(${place}, ${places.value(0)}) + ${places.value(by)}`
		}),
		...each(append, (path, value) => {
			const place = places.name(path)
			const before = `if_not_exists(${place}, ${places.value([])})`
			return `${place} = list_append(${before}, ${places.value(value)})`
		}),
	]
	const element = (path: string, value: string) => `${places.name(path)} ${places.value(new Set([value]))}`
	return [
		...clause('SET', assigned),
		...clause(
			'REMOVE',
			removed.map((path) => places.name(path)),
		),
		...clause('ADD', each(include, element)),
		...clause('DELETE', each(exclude, element)),
	].join(' ')
}

const each = <Value>(
	of: Record<string, Value> | undefined,
	write: (path: string, value: Value) => string | string[],
) => (of ? Object.entries(of).flatMap(([path, value]) => write(path, value)) : [])

const clause = (name: string, parts: string[]) => (parts.length > 0 ? [`${name} ${parts.join(', ')}`] : [])

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
