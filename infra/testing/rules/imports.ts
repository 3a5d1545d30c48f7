import { posix } from 'node:path'

const aliases: [RegExp, string][] = [
	[/^#web\//, 'web/src/'],
	[/^#/, ''],
]

/** A file imports our own files by path, and packages by name. */
export function importsOf({ path, text }: { path: string; text: string }) {
	const found = text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'([^'\n]+)'/g)
	return [...found].map(([, name = '']) => {
		if (name.startsWith('.')) return posix.join(posix.dirname(path), name)
		const [alias, folder] = aliases.find(([beginning]) => beginning.test(name)) ?? []
		return alias && folder !== undefined ? name.replace(alias, folder) : `package ${name}`
	})
}
