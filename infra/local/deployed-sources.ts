import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { entries, filesBehind, readAgain } from '#infra/stacks/bundle.ts'
import { root } from '#infra/tools/folders.ts'

/** The cloud was deployed from these sources: a word for each function, and one for the stacks. */
export const Sources = z.record(z.string(), z.string())
export type Sources = z.output<typeof Sources>

export function sourcesNow(): Sources {
	readAgain()
	const behind = entries.map((entry) => [entry, filesBehind(entry).toSorted()] as const)
	const stacks = [...filesBehind('infra/stacks/app.ts'), 'infra/stacks/web/edge', 'cdk.json', 'package-lock.json']
	return {
		...Object.fromEntries(behind.map(([entry, files]) => [entry, fingerprint(files)])),
		// A function may reach what the files behind it declare, so the stacks depend on what it imports.
		stacks: fingerprint(stacks) + hash(JSON.stringify(behind)),
	}
}

/** The answer has functions that are made from other files now, and `stacks` if these are, or if a function is gone. */
export const changedSince = (deployed: Sources, now = sourcesNow()) =>
	Object.keys(now).filter((what) => deployed[what] !== now[what])

/** The word changes when any of the files does, and is another one in another checkout. */
export const fingerprint = (paths: string[]) =>
	hash(
		root +
			paths
				.flatMap(filesIn)
				.map((file) => file + hash(readFileSync(join(root, file))))
				.join(),
	)

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

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 24)
