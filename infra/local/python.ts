import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Trouble } from '#infra/tools/terminal.ts'

const ask = promisify(execFile)
const names = ['python3', 'python3.14', 'python3.13', 'python3.12', 'python3.11', 'python3.10']

export const venvAdvice =
	'Python is here, but its venv module is not. Type `sudo apt-get install python3-venv` (Debian, Ubuntu), then try again.'

/** The Python 3 of this machine must be able to make environments, and be no older than its minor version `oldest`. */
export async function findPython(oldest = 10) {
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
