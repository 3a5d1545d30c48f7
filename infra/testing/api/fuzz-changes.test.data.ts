import fc from 'fast-check'

const deep = (depth: number): unknown => (depth === 0 ? [] : [deep(depth - 1)])

/** A property of that name, which a literal would take for the prototype. */
const prototype: unknown = JSON.parse('{"__proto__": {"employee": true}, "constructor": {"prototype": 1}}')

const nasty: readonly unknown[] = [
	...['', ' ', '\0', '\ud800', '\u202e', '😀'.repeat(2000), 'x'.repeat(100_000), 'ﷺ'.repeat(500), '\r\n', '𝟙𝟚'],
	...['__proto__', 'constructor', 'toString', '../../etc/passwd', '#', '%', 'BTG-', "' OR 1=1 --", '<b>&amp;'],
	...['[', '[[]]', '{"a":', 'null', 'true', 'yes', '1e309', '-0', '0x10', '٣', '00000', '9'.repeat(400)],
	...['02/30/2026', '99/99/9999', '0000-00-00', '12/31/9999', '2026-13-01', '2018', 'all', '٢٠٢٦-٠١-٠١'],
	...['eyJwayI6IjEifQ', 'e30', 'bnVsbA', 'W10', 'eyJsIjoxfQ==', '='.repeat(20), 'a@b', 'a@b.c@d.e', '@.'],
	...[null, true, false, 0, -1, 1, 1.5, 1e21, 1e308, 2 ** 53, -(2 ** 31), Number.MIN_VALUE],
	...[
		[],
		{},
		[null],
		[[], [[]]],
		deep(60),
		Array(1200).fill('a'),
		{ length: -1 },
		{ length: 'a' },
		{ length: { valueOf: 1, toString: 1 } },
		{ toJSON: 1 },
	],
	...[{ id: {} }, [{ id: null }], { nested: { deeper: [1] } }, { valueOf: 1, toString: null }, prototype],
]

export const value = fc.oneof(
	{ weight: 6, arbitrary: fc.constantFrom(...nasty) },
	{ weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
	fc.string({ unit: 'binary', maxLength: 60 }),
	fc.string({ unit: 'grapheme', maxLength: 200 }),
	fc.double(),
	fc.maxSafeInteger(),
)

export type Payload = Readonly<Record<string, unknown>>

interface Change {
	at: number
	kind: 'replace' | 'leave out' | 'add' | 'repeat' | 'wrap' | 'turn to text'
	name: string
	given: unknown
}

export const change: fc.Arbitrary<Change> = fc.record({
	at: fc.nat(1000),
	kind: fc.constantFrom('replace', 'replace', 'replace', 'leave out', 'add', 'repeat', 'wrap', 'turn to text'),
	name: fc.oneof(
		fc.constantFrom('__proto__', 'status', 'employee', '_id', 'version', 'cursor', 'limit', 'id', 'token', 'key'),
		fc.string({ maxLength: 20 }),
	),
	given: value,
})

/** Every field, and every field of a field. */
const places = (whole: unknown, path: readonly string[] = []): (readonly string[])[] =>
	typeof whole === 'object' && whole !== null
		? Object.keys(whole).flatMap((name) => [
				[...path, name],
				...places(Object.getOwnPropertyDescriptor(whole, name)?.value, [...path, name]),
			])
		: []

function changed(whole: unknown, [name, ...rest]: readonly string[], how: (field: unknown) => unknown): unknown {
	if (name === undefined) return how(whole)
	if (Array.isArray(whole))
		return whole.flatMap((item, at) => (String(at) === name ? (changed(item, rest, how) ?? []) : [item]))
	const entries = Object.entries(Object(whole)).map(([field, was]) => [
		field,
		field === name ? changed(was, rest, how) : was,
	])
	return Object.fromEntries(entries.filter(([, now]) => now !== undefined))
}

/** Another payload, which differs from this one in one place. */
export function withChange(payload: unknown, { at, kind, name, given }: Change): unknown {
	const all = places(payload)
	const path = all[at % (all.length || 1)]
	if (kind === 'add' || !path) return { ...Object(payload), ...Object.fromEntries([[name, given]]) }
	const how = {
		replace: () => given,
		'leave out': () => undefined,
		repeat: (field: unknown) => [field, field, given],
		wrap: (field: unknown) => ({ [name]: field }),
		'turn to text': (field: unknown) => JSON.stringify(field),
	}[kind]
	return changed(payload, path, how)
}
