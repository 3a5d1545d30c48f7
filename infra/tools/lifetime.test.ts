import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './folders.ts'

const folder = mkdtempSync(join(tmpdir(), 'lifetime-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A shell starts the command, as npm does it. The answer has the process ids of the shell and of the command. */
async function begin(name: string) {
	const file = join(folder, name)
	const command = `node infra/tools/bootstrap.mjs infra/tools/lifetime.test.data.ts ${file}; true`
	const { pid = 0 } = spawn('sh', ['-c', `sh -c '${command}'; true`], { cwd: root, stdio: 'ignore' })
	await expect.poll(() => existsSync(`${file}.begun`), { timeout: 60_000 }).toBe(true)
	const ended = () => expect.poll(() => existsSync(`${file}.ended`), { timeout: 60_000 }).toBe(true)
	return { npm: pid, bootstrap: Number(readFileSync(`${file}.begun`, 'utf8')), ended }
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s shuts a command down cleanly', async (signal) => {
	const { bootstrap, ended } = await begin(signal)
	process.kill(bootstrap, signal)
	await ended()
})

test('a command ends when its npm was killed, even if the shell between them stays', async () => {
	const { npm, ended } = await begin('killed')
	process.kill(npm, 'SIGKILL')
	await ended()
})
