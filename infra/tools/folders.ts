import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')
export const tools = join(root, 'node_modules', '.bin')
const local = join(root, '.local')
/** Everything in the folder is fetched once and shared by every local cloud. */
export const installed = join(local, 'installed')

/** A local cloud writes its state, logs and cdk.out into a folder of its own. */
export function cloudFolder(name: string) {
	const folder = join(local, name)
	mkdirSync(join(folder, 'tmp'), { recursive: true })
	// The emulator writes CommonJS into its folder; without this our own package.json would call it ESM.
	writeFileSync(join(local, 'package.json'), '{}')
	return folder
}

/** Returns an empty folder. If another command is using it, a different one is returned. */
export function emptyCloudFolder(name: string) {
	for (let number = 1; ; number++) {
		const folder = cloudFolder(number === 1 ? name : `${name}-${number}`)
		if (isInUse(folder)) continue
		rmSync(folder, { recursive: true, force: true })
		mkdirSync(join(folder, 'tmp'), { recursive: true })
		use(folder)
		return folder
	}
}

/** True if a running command has claimed this folder. */
export function isInUse(folder: string) {
	const owner = join(folder, 'pid')
	return existsSync(owner) && isAlive(Number(readFileSync(owner, 'utf8')))
}

export function use(folder: string) {
	const owner = join(folder, 'pid')
	writeFileSync(owner, String(process.pid))
	process.once('exit', () => rmSync(owner, { force: true }))
}

function isAlive(pid: number) {
	try {
		return process.kill(pid, 0)
	} catch {
		return false
	}
}
