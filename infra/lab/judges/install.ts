import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { installOnce } from '#infra/local/install-once.ts'
import { pythonWith } from '#infra/local/python-packages.ts'
import { run } from '#infra/tools/run.ts'
import { lastLines, Trouble } from '#infra/tools/terminal.ts'

/** One judge's verdict: what it looked at and how much, and a line for each kind of finding. */
export interface Verdict {
	looked: string
	findings: string[]
}

const pinsOf = (name: string) => join(import.meta.dirname, `${name}.txt`)

/** Installs the npm packages that `<name>.txt` lists into `.local`. Peers such as Vitest are the project's own. */
export async function npmPackages(name: string) {
	const pins = pinsOf(name)
	const install = async (folder: string, log: string) => {
		await writeFile(join(folder, 'package.json'), '{}')
		const packages = (await readFile(pins, 'utf8')).trim().split('\n')
		const args = ['install', '--prefix', folder, '--legacy-peer-deps', '--ignore-scripts', '--no-audit', ...packages]
		if ((await run('npm', { args, log })) !== 0) throw new Trouble(lastLines(log))
	}
	const place = await installOnce({ name, pins, says: `Installing ${name} (once)`, install })
	return join(place, 'node_modules')
}

/** Installs the Python packages that `<name>.txt` lists into `.local`, and answers with the Python that has them. */
export const pythonWithPackages = (name: string) =>
	pythonWith({ name, what: name, says: `Installing ${name} (once)`, pins: pinsOf(name), options: [] })

/** Many places with the same fault are one finding, with the first of the places. */
export function grouped(faults: { what: string; where: string }[]) {
	const byWhat = Map.groupBy(faults, ({ what }) => what)
	return [...byWhat].map(([what, places]) => `${what} (${places.length} ×, first in ${places[0]?.where})`)
}
