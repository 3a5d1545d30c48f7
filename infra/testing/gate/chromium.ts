import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from '#infra/tools/run.ts'
import { Trouble } from '#infra/tools/terminal.ts'

/** The headless shell has no windows to draw, so journeys take a third less time. Not every distribution has it. */
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApp = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The browser is found, or installed where we may, or the answer is a sentence that says how. */
export async function findChromium() {
	const found = search()
	if (found) return found
	if (process.getuid?.() === 0 && hasApt()) {
		const apt = (...args: string[]) => run('apt-get', { args: [...args, '-qq'], onLine: () => undefined })
		await apt('update')
		if ((await apt('install', '-y', shell)) !== 0) await apt('install', '-y', 'chromium')
		const installed = search()
		if (installed) return installed
	}
	throw new Trouble(
		'The journeys need Chromium. Type `sudo apt-get install chromium-headless-shell` (Debian) or `chromium`, or set CHROMIUM to the path of a Chromium or Chrome, then try again.',
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
