import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from '#infra/tools/run.ts'
import { Trouble } from '#infra/tools/terminal.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApp = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The browser is found, or installed where we may, or the answer is a sentence that says how. */
export async function findChromium() {
	const found = search()
	if (found) return found
	if (process.getuid?.() === 0 && hasApt()) {
		await run('apt-get', { args: ['update', '-qq'], onLine: () => undefined })
		await run('apt-get', { args: ['install', '-y', '-qq', 'chromium'], onLine: () => undefined })
		const installed = search()
		if (installed) return installed
	}
	throw new Trouble(
		'The journeys need Chromium. Type `sudo apt-get install chromium` (Debian, Ubuntu), or set CHROMIUM to the path of a Chromium or Chrome, then try again.',
	)
}

function search() {
	if (process.env.CHROMIUM) return process.env.CHROMIUM
	const folders = (process.env.PATH ?? '').split(delimiter)
	const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
	return [...candidates, macApp].find((file) => existsSync(file))
}

function hasApt() {
	try {
		execFileSync('apt-get', ['--version'], { stdio: 'ignore' })
		return true
	} catch {
		return false
	}
}
