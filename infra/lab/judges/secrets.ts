import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '#infra/tools/folders.ts'
import { grouped, pythonWithPackages, type Verdict } from './install.ts'

/** detect-secrets reads each line that any commit added, and each commit's message. */
export async function detectSecrets(): Promise<Verdict> {
	const python = await pythonWithPackages('detect-secrets')
	const script = join(import.meta.dirname, 'secrets.py')
	const { stdout } = await promisify(execFile)(python, [script], { cwd: root, maxBuffer: 1e9 })
	const [looked = '', ...found] = stdout.trim().split('\n').toReversed()
	const faults = found.map((line) => line.split('\t')).map(([what = '', where = '']) => ({ what, where }))
	return { looked, findings: grouped(faults) }
}
