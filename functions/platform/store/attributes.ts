import type { AttributeValue } from '@aws-sdk/client-dynamodb'

/**
 * Items to and from DynamoDB's own notation, such as `{ N: '5' }`. The SDK's document client converts more kinds of values
 * than we keep, and its way took a quarter of the CPU of a page of 50 rows.
 */
export type Attributes = Record<string, AttributeValue>

/** Attributes without a value are left out. */
export function attributesOf(item: object): Attributes {
	const attributes: Attributes = {}
	for (const [name, value] of Object.entries(item))
		if (value !== undefined) attributes[name] = attributeOf(value)
	return attributes
}

export function attributeOf(value: unknown): AttributeValue {
	if (typeof value === 'string') return { S: value }
	if (typeof value === 'number') return { N: numeral(value) }
	if (typeof value === 'boolean') return { BOOL: value }
	if (value === null) return { NULL: true }
	if (Array.isArray(value)) return { L: value.filter((element) => element !== undefined).map(attributeOf) }
	if (value instanceof Set) return { SS: [...value].map(text) }
	if (typeof value === 'object' && isPlain(value)) return { M: attributesOf(value) }
	throw new TypeError(`The table doesn't keep values such as ${Object.prototype.toString.call(value)}`)
}

function text(value: unknown) {
	if (typeof value !== 'string') throw new TypeError('The table keeps only sets of texts')
	return value
}

/** An instance of a class, such as a date, would lose what it means. */
function isPlain(value: object) {
	const parent: unknown = Object.getPrototypeOf(value)
	return parent === Object.prototype || parent === null
}

/** DynamoDB keeps more digits than a number has, so a number that was rounded already is a mistake. */
function numeral(value: number) {
	const isExact = Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER
	if (!isExact) throw new RangeError('The table keeps only numbers that are exact')
	return String(value)
}

export function itemOf(attributes: Attributes): Record<string, unknown> {
	const item: Record<string, unknown> = {}
	for (const [name, value] of Object.entries(attributes)) item[name] = nativeOf(value)
	return item
}

function nativeOf(attribute: AttributeValue): unknown {
	if (attribute.S !== undefined) return attribute.S
	if (attribute.N !== undefined) return Number(attribute.N)
	if (attribute.BOOL !== undefined) return attribute.BOOL
	if (attribute.M !== undefined) return itemOf(attribute.M)
	if (attribute.L !== undefined) return attribute.L.map(nativeOf)
	if (attribute.NULL !== undefined) return null
	if (attribute.SS !== undefined) return new Set(attribute.SS)
	throw new TypeError(`The table doesn't keep values of the kind ${Object.keys(attribute)}`)
}
