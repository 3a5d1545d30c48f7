import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { installed } from '#infra/tools/folders.ts'
import { run } from '#infra/tools/run.ts'
import { lastLines, shortPath, step, Trouble } from '#infra/tools/terminal.ts'
import { findPython, venvAdvice } from '../python.ts'

const requirements = join(import.meta.dirname, 'requirements.txt')

/** The Python of a private environment that holds the emulator exactly as pinned; made when it is missing. */
export async function installEmulator() {
	const hash = createHash('sha256')
		.update(await readFile(requirements))
		.digest('hex')
		.slice(0, 12)
	const place = join(installed, 'emulator', hash)
	const python = join(place, 'bin', 'python')
	if (existsSync(python)) return python
	const system = await findPython()
	await step('Installing the emulator (once)', () => install(system, place))
	return python
}

/** The environment is built in a temporary folder and then moved, so that two commands can do it at once. */
async function install(system: string, place: string) {
	const aside = `${place}.${process.pid}`
	const log = join(installed, 'emulator', 'install.log')
	await mkdir(join(installed, 'emulator'), { recursive: true })
	await rm(aside, { recursive: true, force: true })
	if ((await run(system, { args: ['-m', 'venv', aside], log })) !== 0)
		throw new Trouble(`Python could not make an environment:\n${lastLines(log)}\n${venvAdvice}`)
	const pip = [
		'-m',
		'pip',
		'install',
		'--no-compile',
		'--require-hashes',
		'--only-binary',
		':all:',
		'-r',
		requirements,
	]
	if ((await run(join(aside, 'bin', 'python'), { args: pip, log })) !== 0) {
		await rm(aside, { recursive: true, force: true })
		throw new Trouble(
			`${lastLines(log, 3)}\n\npip could not install the emulator: is its package registry reachable? All it said is in ${shortPath(log)}; then try again.`,
		)
	}
	await rename(aside, place).catch(() => rm(aside, { recursive: true, force: true }))
}
