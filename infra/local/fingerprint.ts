import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#infra/tools/folders.ts'

const aside = new Set(['node_modules', 'dist', 'local', 'testing', 'tools', 'e2e'])

/** The word changes when any of the files does. Tests don't count, nor does what only deploys or runs the product. */
export function fingerprint(paths: string[], more = '') {
	const hash = createHash('sha256').update(more)
	for (const path of paths)
		for (const file of files(path)) hash.update(file).update(readFileSync(join(root, file)))
	return hash.digest('hex')
}

function files(path: string): string[] {
	if (!statSync(join(root, path)).isDirectory()) return [path]
	return readdirSync(join(root, path), { withFileTypes: true })
		.filter(({ name }) => !aside.has(name) && !name.includes('.test.'))
		.sort((one, other) => one.name.localeCompare(other.name))
		.flatMap((entry) => files(join(path, entry.name)))
}

export const siteSources = ['shared', 'web', 'package-lock.json']
