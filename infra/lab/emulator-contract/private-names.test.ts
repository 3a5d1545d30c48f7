import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { installEmulator } from '#infra/local/emulator/install.ts'
import { root } from '#infra/tools/folders.ts'

const run = promisify(execFile)
const program = 'import os; from private_names import Package; Package("ministack").require(os, "getcwd", "_gone")'

test('an emulator version without a private name that we replace is refused with a message', async () => {
	const PYTHONPATH = join(root, 'infra', 'local', 'python')
	const start = run(await installEmulator(), ['-c', program], { env: { PYTHONPATH } })
	await expect(start).rejects.toMatchObject({
		code: 1,
		stderr: expect.stringMatching(/^ministack \d+\.\d+\.\d+ has no os\._gone, which we replace or keep\./),
	})
})
