import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const root = join(import.meta.dirname, '..')

const aliases: [RegExp, string][] = [
	[/^#web\//, 'web/src/'],
	[/^#/, ''],
]

/** A file's imports: our own files by path, and packages by name. */
export function importsOf({ path, text }: { path: string; text: string }) {
	const found = text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'([^'\n]+)'/g)
	return [...found].map(([, name = '']) => {
		if (name.startsWith('.')) return posix.join(posix.dirname(path), name)
		const [alias, folder] = aliases.find(([beginning]) => beginning.test(name)) ?? []
		return alias && folder !== undefined ? name.replace(alias, folder) : `package ${name}`
	})
}

const withoutTypes = (text: string) => text.replace(/^import type [^']*'[^']+'/gm, '')

const importsIn = (path: string) =>
	importsOf({ path, text: withoutTypes(readFileSync(join(root, path), 'utf8')) })

/** All of our files that end up in a function's code. Type-only imports are left out, because they add no code. */
export function filesBehind(entry: string) {
	const files = new Set<string>()
	const waiting = [entry]
	for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
		if (files.has(path) || !existsSync(join(root, path))) continue
		files.add(path)
		waiting.push(...importsIn(path))
	}
	return files
}

export const importsPackage = (entry: string, name: string) =>
	[...filesBehind(entry)].some((path) => importsIn(path).includes(`package ${name}`))
