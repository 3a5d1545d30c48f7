import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Trouble } from '#infra/tools/terminal.ts'

const ask = promisify(execFile)
const names = ['python3', 'python3.14', 'python3.13', 'python3.12', 'python3.11', 'python3.10']
const oldest = 10

export const venvAdvice =
	'Python is here, but its venv module is not. Type `sudo apt-get install python3-venv` (Debian, Ubuntu), then try again.'

/** A Python 3 of this machine that can make environments, no newer than its minor version `newest`. */
export async function findPython(newest = Number.POSITIVE_INFINITY) {
	let without: string | undefined
	for (const name of names) {
		const version = await ask(name, ['-c', 'import sys; print(*sys.version_info[:2])']).catch(() => undefined)
		const [major, minor = 0] = version?.stdout.split(' ').map(Number) ?? []
		if (major !== 3 || minor < oldest || minor > newest) continue
		if (await ask(name, ['-c', 'import ensurepip, venv']).catch(() => undefined)) return name
		without = name
	}
	if (without) throw new Trouble(venvAdvice)
	const which = newest < 100 ? `3.${oldest} to 3.${newest}` : `3.${oldest} or newer`
	throw new Trouble(
		`The local cloud needs Python ${which}. Type \`sudo apt-get install python3 python3-venv\` (Debian, Ubuntu) or \`brew install python\` (macOS), then try again.`,
	)
}
