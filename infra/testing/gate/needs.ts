import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { runNode } from '#infra/tools/run.ts'
import { Trouble } from '#infra/tools/terminal.ts'
import { vitest } from './tests.ts'

const Listed = z.array(z.object({ projectName: z.string() }))

/** The answer says whether the tests that these arguments choose need a cloud, and the site in a browser. */
export async function needsOf(folder: string, args: string[]) {
	const file = join(folder, 'chosen.json')
	const code = await runNode(vitest, { args: ['list', '--filesOnly', `--json=${file}`, ...args] })
	if (code !== 0) throw new Trouble('Vitest can’t tell which tests these are.')
	const projects = Listed.parse(JSON.parse(await readFile(file, 'utf8'))).map(({ projectName }) => projectName)
	return needsOfProjects(projects)
}

function needsOfProjects(projects: readonly string[]) {
	const site = projects.some((name) => name.startsWith('journeys'))
	return { nothing: projects.length === 0, site, cloud: site || projects.some((name) => name.startsWith('cloud')) }
}
