import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { filesBehind } from '#infra/stacks/bundle.ts'
import { root } from '#infra/tools/folders.ts'

/** The cloud was deployed from these sources. */
export const Sources = z.object({
	/** Each file has a hash of its contents. */
	files: z.record(z.string(), z.string()),
	/** Each function has the files that it imports. */
	behind: z.record(z.string(), z.array(z.string())),
})
export type Sources = z.output<typeof Sources>

const folders = ['shared', 'functions', 'infra/stacks', 'cdk.json', 'package-lock.json']

export const sourceHashes = (paths: string[] = folders) =>
	Object.fromEntries(paths.flatMap(filesIn).map((file) => [file, hashOf(file)]))

export const sourcesNow = (): Sources => ({
	files: sourceHashes(),
	behind: Object.fromEntries(entries().map((entry) => [entry, filesBehind(entry)])),
})

/** The word changes when any of the files does, and is another one in another checkout. */
export const fingerprint = (paths: string[]) => hash(root + JSON.stringify(sourceHashes(paths)))

/** The answer has files that differ from what was deployed, are new or are gone. */
export function changedSince(deployed: Sources['files'], now = sourceHashes()) {
	const all = new Set([...Object.keys(deployed), ...Object.keys(now)])
	return [...all].filter((file) => deployed[file] !== now[file]).sort()
}

const entries = () => globSync(['functions/*/handler.ts', 'functions/jobs/*.{ts,tsx}'], { cwd: root }).filter(counts)

/** Tests aren't deployed, so they don't count. */
const counts = (file: string) => !/\.test\.|\/(node_modules|dist|e2e)\//.test(file)

function filesIn(path: string): string[] {
	if (!existsSync(join(root, path))) return []
	if (!statSync(join(root, path)).isDirectory()) return [path]
	return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
		.filter(counts)
		.sort()
}

const hashOf = (file: string) => hash(readFileSync(join(root, file))).slice(0, 12)

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
