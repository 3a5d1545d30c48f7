import { isDeepStrictEqual } from 'node:util'

/** The fields that differ, with undefined for those that were removed. */
export function difference(seen: object, after: object, prefix = ''): Record<string, unknown> {
	const [was, is] = [new Map(Object.entries(seen)), new Map(Object.entries(after))]
	const names = [...new Set([...was.keys(), ...is.keys()])]
	const changed = names.filter((name) => !isDeepStrictEqual(was.get(name), is.get(name)))
	return Object.fromEntries(changed.map((name) => [`${prefix}${name}`, is.get(name)]))
}
