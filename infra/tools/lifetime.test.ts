import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './folders.ts'

const folder = mkdtempSync(join(tmpdir(), 'lifetime-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A shell starts the command, as npm does it. The answer has the shell and the process id of the command. */
async function begin(name: string) {
	const file = join(folder, name)
	const command = `node infra/tools/bootstrap.mjs infra/tools/lifetime.test.data.ts ${file}; true`
	const npm = spawn('sh', ['-c', `sh -c '${command}'; true`], { cwd: root, stdio: 'ignore' })
	const gone = once(npm, 'exit')
	// The child begins after the command.
	await expect.poll(() => existsSync(`${file}.child`), { timeout: 60_000 }).toBe(true)
	const ended = () => expect.poll(() => existsSync(`${file}.ended`), { timeout: 60_000 }).toBe(true)
	const hasChild = () => existsSync(`${file}.child`)
	return { npm, gone, bootstrap: Number(readFileSync(`${file}.begun`, 'utf8')), ended, hasChild }
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s shuts a command down cleanly', async (signal) => {
	const { bootstrap, ended } = await begin(signal)
	process.kill(bootstrap, signal)
	await ended()
})

test('a command ends when its npm was killed, even if the shell between them stays', async () => {
	const { npm, ended } = await begin('killed')
	npm.kill('SIGKILL')
	await ended()
})

test('a command that was stopped is gone after its children, so the next one finds no lock of theirs', async () => {
	const { bootstrap, gone, hasChild } = await begin('stopped')
	process.kill(bootstrap, 'SIGTERM')
	await gone
	expect(hasChild()).toBe(false)
})
