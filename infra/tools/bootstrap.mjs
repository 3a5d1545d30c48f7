// The file runs on whatever Node the machine has (12 and newer). It installs what is missing, then hands over to Node
// 24.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import './exit-with-parent.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const tools = join(root, 'node_modules', '.bin')
const stamp = join(root, 'node_modules', '.installed-lock')
const [command, ...args] = process.argv.slice(2)
const began = Date.now()

install()
handOver(findNode())

function install() {
	const lock = createHash('sha256')
		.update(readFileSync(join(root, 'package-lock.json')))
		.digest('hex')
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
	if (installedByHand()) return writeFileSync(stamp, lock)
	say('Installing the packages of package-lock.json (once, about a minute) …')
	// No package needs its install script. In .npmrc this would keep npm 6 from running even `npm start`.
	const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--progress=true']
	const { status, signal } = spawnSync('npm', ['ci', ...options], {
		cwd: root,
		stdio: 'inherit',
		shell: process.platform === 'win32',
	})
	if (signal) process.exit(128 + constants.signals[signal])
	if (status !== 0)
		giveUp('npm could not install the packages: is its registry reachable? Its own words are above; then try again.')
	mkdirSync(dirname(stamp), { recursive: true })
	writeFileSync(stamp, lock)
}

/** npm's own record of node_modules has every package of the lock file, as after an `npm install` by hand. */
function installedByHand() {
	const record = join(root, 'node_modules', '.package-lock.json')
	if (!existsSync(record)) return false
	const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
	const [wanted, present] = [packages(join(root, 'package-lock.json')), packages(record)]
	return Object.keys(wanted).every((name) => {
		if (name === '') return true
		const has = present[name]
		return has ? has.version === wanted[name].version : wanted[name].optional === true
	})
}

function findNode() {
	const own = join(tools, 'node')
	if (existsSync(own)) return own
	const [major, minor] = process.versions.node.split('.').map(Number)
	if (major > 24 || (major === 24 && minor >= 7)) return process.execPath
	return giveUp(
		`This machine (${process.platform} ${process.arch}) needs Node 24.7 or newer, and this is ${process.version}: install it from nodejs.org, then try again.`,
	)
}

function handOver(node) {
	const child = spawn(node, [join(root, command), ...args], {
		cwd: root,
		stdio: 'inherit',
		// The person waits for the installation too, so its time is part of what a start takes.
		env: Object.assign({}, process.env, { PATH: tools + delimiter + process.env.PATH, STARTED: began }),
	})
	// A terminal sends Ctrl-C to the child as well, which handles a second signal.
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
	child.on('exit', (code, signal) => process.exit(code === null ? 128 + constants.signals[signal] : code))
}

function say(text) {
	process.stdout.write(`${text}\n`)
}

function giveUp(sentence) {
	process.stderr.write(`\n${sentence}\n`)
	process.exit(1)
}
