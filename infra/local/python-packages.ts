import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { run } from '#infra/tools/run.ts'
import { lastLines, shortPath, Trouble } from '#infra/tools/terminal.ts'
import { type Installation, installOnce } from './install-once.ts'

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
		pip ??= installPip()
		const [system, installer] = await Promise.all([findPython(oldest), pip])
		await makeEnvironment(system, ['--without-pip', folder], log)
		const into = ['-m', 'pip', '--python', join(folder, 'bin', 'python'), 'install', '--no-compile']
		if ((await run(installer, { args: [...into, ...options, '-r', pins], log })) !== 0)
			throw new Trouble(notInstalled(what, log))
	}
	return join(await installOnce({ ...rest, pins, install }), 'bin', 'python')
}

let pip: Promise<string> | undefined

/** The pip that Python 3.11 brings takes twice as long as this one, and each environment would unpack its own. */
async function installPip() {
	const install = async (folder: string, log: string) => {
		await makeEnvironment(await findPython(), [folder], log)
		const args = ['-m', 'pip', 'install', '--require-hashes', '-r', pipPins]
		if ((await run(join(folder, 'bin', 'python'), { args, log })) !== 0) throw new Trouble(notInstalled('pip', log))
	}
	const place = await installOnce({ name: 'pip', says: 'Installing pip (once)', pins: pipPins, install })
	return join(place, 'bin', 'python')
}

const pipPins = join(import.meta.dirname, 'python', 'pip.txt')

async function makeEnvironment(system: string, args: string[], log: string) {
	if ((await run(system, { args: ['-m', 'venv', ...args], log })) !== 0)
		throw new Trouble(`Python could not make an environment:\n${lastLines(log)}\n${venvAdvice}`)
}

const notInstalled = (what: string, log: string) =>
	`${lastLines(log, 3)}\n\n${what} could not be installed: is Python's package registry reachable? All that was said is in ${shortPath(log)}; then try again.`

const ask = promisify(execFile)
const names = ['python3', 'python3.14', 'python3.13', 'python3.12', 'python3.11', 'python3.10']

const venvAdvice =
	'Python is here, but its venv module is not. Type `sudo apt-get install python3-venv` (Debian, Ubuntu), then try again.'

/** The Python 3 of this machine must be able to make environments, and be no older than its minor version `oldest`. */
async function findPython(oldest = 10) {
	let without: string | undefined
	for (const name of names) {
		const version = await ask(name, ['-c', 'import sys; print(*sys.version_info[:2])']).catch(() => undefined)
		const [major, minor = 0] = version?.stdout.split(' ').map(Number) ?? []
		if (major !== 3 || minor < oldest) continue
		if (await ask(name, ['-c', 'import ensurepip, venv']).catch(() => undefined)) return name
		without = name
	}
	if (without) throw new Trouble(venvAdvice)
	throw new Trouble(
		`The local cloud needs Python 3.${oldest} or newer. Type \`sudo apt-get install python3 python3-venv\` (Debian, Ubuntu) or \`brew install python\` (macOS), then try again.`,
	)
}
