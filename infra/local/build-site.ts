import { join } from 'node:path'
import { runNode } from '#infra/tools/run.ts'
import { lastLines, shortPath, Trouble } from '#infra/tools/terminal.ts'

/** Builds the site into the folder of a local cloud, and says where. */
export async function buildSite(folder: string) {
	const log = join(folder, 'build.log')
	const build = join(folder, 'site')
	const args = ['build', 'web', '--outDir', build, '--emptyOutDir']
	if ((await runNode('node_modules/vite/bin/vite.js', { args, log })) !== 0)
		throw new Trouble(`${lastLines(log)}\n\nThe site could not be built; the whole log is ${shortPath(log)}.`)
	return build
}
