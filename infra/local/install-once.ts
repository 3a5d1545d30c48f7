import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { installed } from '#infra/tools/folders.ts'
import { run } from '#infra/tools/run.ts'
import { lastLines, shortPath, step, Trouble } from '#infra/tools/terminal.ts'
import { findPython, venvAdvice } from './python.ts'

interface Installation {
	/** The files are kept in this folder below `.local/installed`. */
	name: string
	/** The file pins every version. Another content is another folder. */
	pins: string
	/** A terminal shows this step during the installation. */
	says: string
	install: (folder: string, log: string) => Promise<void>
}

/**
 * The folder holds something that's fetched once, as pinned. It's built aside and then moved, so two commands can do
 * it at once, and one that is ended leaves nothing half done.
 */
export async function installOnce({ name, pins, says, install }: Installation) {
	const hash = createHash('sha256')
		.update(await readFile(pins))
		.digest('hex')
		.slice(0, 12)
	const place = join(installed, name, hash)
	if (existsSync(place)) return place
	const aside = `${place}.${process.pid}`
	await mkdir(aside, { recursive: true })
	try {
		await step(says, () => install(aside, join(installed, name, 'install.log')))
		await rename(aside, place).catch((error) => {
			if (!existsSync(place)) throw error
		})
	} finally {
		await rm(aside, { recursive: true, force: true })
	}
	return place
}

interface Packages extends Omit<Installation, 'install'> {
	/** The name goes into the message of a failure, such as `The emulator`. */
	what: string
	/** `pip install` gets these further arguments. */
	options: string[]
	/** The packages need this minor version of Python 3 or a newer one. */
	oldest?: number
}

/** The private environment has these packages and no others. */
export async function pythonWith({ what, options, oldest, pins, ...rest }: Packages) {
	const install = async (folder: string, log: string) => {
		const system = await findPython(oldest)
		if ((await run(system, { args: ['-m', 'venv', folder], log })) !== 0)
			throw new Trouble(`Python could not make an environment:\n${lastLines(log)}\n${venvAdvice}`)
		const args = ['-m', 'pip', 'install', '--no-compile', ...options, '-r', pins]
		if ((await run(join(folder, 'bin', 'python'), { args, log })) === 0) return
		throw new Trouble(
			`${lastLines(log, 3)}\n\n${what} could not be installed: is Python's package registry reachable? All that was said is in ${shortPath(log)}; then try again.`,
		)
	}
	return join(await installOnce({ ...rest, pins, install }), 'bin', 'python')
}
