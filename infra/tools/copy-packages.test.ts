import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './folders.ts'

test('machine code for the wrong processor, which an old npm brings, is refused', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'old-npm-'))
	const npm = join(folder, 'npm')
	writeFileSync(npm, `#!/bin/sh\nmkdir -p "$3/node_modules/sharp" "$3/node_modules/@img/sharp-linux-x64"\n`)
	chmodSync(npm, 0o755)
	const args = ['infra/tools/copy-packages.ts', join(folder, 'to'), '--arm64', 'sharp']
	const env = { ...process.env, PATH: folder + delimiter + process.env.PATH }
	const { code, errors } = await new Promise<{ code: unknown; errors: string }>((resolve) => {
		execFile(process.execPath, args, { cwd: root, env }, (error, _, errors) =>
			resolve({ code: error?.code ?? 0, errors }),
		)
	})
	rmSync(folder, { recursive: true })
	expect([code, errors]).toEqual([1, expect.stringContaining('@img/sharp-linux-arm64')])
})
