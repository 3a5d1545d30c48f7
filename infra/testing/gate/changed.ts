import { execFileSync } from 'node:child_process'
import { root } from '#infra/tools/folders.ts'

/**
 * Tests that talk HTTP import nothing of a function. They lie in the folder of what they test, and journeys are named for
 * the folder of their pages.
 */
const places: [RegExp, string][] = [
	[/^(functions\/(?:domain\/|platform\/)?[\w-]+)\/.*/, '$1/'],
	[/^web\/src\/features\/([\w-]+)\/.*/, 'web/e2e/$1'],
	[/^web\/src\/console\/([\w-]+)\/.*/, 'web/e2e/console-$1'],
	[/^((infra|web\/e2e)\/.*\.test\.ts)$/, '$1'],
]

/** The parts of tests' paths by which those beside the changed files are found. */
export const placesBeside = (changed: readonly string[]) => [
	...new Set(
		changed.flatMap((path) =>
			places.filter(([pattern]) => pattern.test(path)).map(([pattern, place]) => path.replace(pattern, place)),
		),
	),
]

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The commit that this work began with, and the files that it has changed so far. */
export function changesHere() {
	const since = git('merge-base', 'HEAD', 'origin/main')
	const files = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')]
	return { since, files: files.flatMap((list) => list.split('\n')) }
}
