import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { installed } from '#infra/tools/folders.ts'
import { run } from '#infra/tools/run.ts'
import { lastLines, shortPath, step, Trouble } from '#infra/tools/terminal.ts'
import { findPython } from '../python.ts'

const here = import.meta.dirname

/** The Python of LocalStack's community edition, in an environment of its own and as pinned. */
export async function installLocalStack() {
	const pins = await readFile(join(here, 'requirements.txt'))
	const hash = createHash('sha256').update(pins).digest('hex').slice(0, 12)
	const place = join(installed, 'localstack', hash)
	const python = join(place, 'venv', 'bin', 'python')
	if (existsSync(place)) return python
	const system = await findPython(11)
	const aside = `${place}.${process.pid}`
	await mkdir(aside, { recursive: true })
	try {
		await step('Installing LocalStack (once, about a minute)', () =>
			installPython(system, join(aside, 'venv')),
		)
		await rename(aside, place)
	} finally {
		await rm(aside, { recursive: true, force: true })
	}
	return python
}

async function installPython(system: string, venv: string) {
	const log = join(installed, 'localstack', 'install.log')
	// Every package is pinned; the resolver would refuse two that get along.
	const packages = ['--no-compile', '--no-deps', '-r', join(here, 'requirements.txt')]
	const made = await run(system, { args: ['-m', 'venv', venv], log })
	const code =
		made === 0
			? await run(join(venv, 'bin', 'python'), { args: ['-m', 'pip', 'install', ...packages], log })
			: 1
	if (code === 0) return
	throw new Trouble(
		`${lastLines(log, 3)}\n\nLocalStack could not be installed: is Python's package registry reachable? All that was said is in ${shortPath(log)}.`,
	)
}
