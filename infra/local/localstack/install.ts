import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { installed } from '#infra/tools/folders.ts'
import { run } from '#infra/tools/run.ts'
import { lastLines, shortPath, step, Trouble } from '#infra/tools/terminal.ts'
import { findPython } from '../python.ts'

const here = import.meta.dirname

export interface LocalStack {
	python: string
	/** The jars and libraries of DynamoDB Local. */
	dynamodb: string
}

/** LocalStack's community edition in an environment of its own, and DynamoDB Local, as pinned. */
export async function installLocalStack(): Promise<LocalStack> {
	const pins = [
		await readFile(join(here, 'requirements.txt')),
		await readFile(join(here, 'dynamodb', 'pom.xml')),
	]
	const hash = pins
		.reduce((sum, pin) => sum.update(pin), createHash('sha256'))
		.digest('hex')
		.slice(0, 12)
	const place = join(installed, 'localstack', hash)
	const found = { python: join(place, 'venv', 'bin', 'python'), dynamodb: join(place, 'dynamodb') }
	if (existsSync(place)) return found
	const system = await findPython(11)
	const aside = `${place}.${process.pid}`
	await mkdir(aside, { recursive: true })
	try {
		await step('Installing LocalStack (once, about a minute)', () =>
			installPython(system, join(aside, 'venv')),
		)
		await step('Fetching DynamoDB Local (once)', () => fetchDynamoDb(join(aside, 'dynamodb')))
		await rename(aside, place)
	} finally {
		await rm(aside, { recursive: true, force: true })
	}
	return found
}

async function installPython(system: string, venv: string) {
	const log = join(installed, 'localstack', 'install.log')
	// Every package is pinned; the resolver would refuse two that get along.
	const packages = ['--no-deps', '-r', join(here, 'requirements.txt')]
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

async function fetchDynamoDb(folder: string) {
	const log = join(installed, 'localstack', 'maven.log')
	const pom = join(here, 'dynamodb', 'pom.xml')
	const goal = ['dependency:copy-dependencies', '-DincludeScope=runtime', `-DoutputDirectory=${folder}`]
	const code = await run('mvn', { args: ['-q', '-B', '-f', pom, ...goal], log }).catch(() => undefined)
	if (code === undefined)
		throw new Trouble(
			'DynamoDB Local comes with Maven and runs on Java. Type `sudo apt-get install maven default-jre-headless` (Debian, Ubuntu), then try again.',
		)
	if (code !== 0)
		throw new Trouble(
			`${lastLines(log, 3)}\n\nMaven could not fetch DynamoDB Local: is its repository reachable? All that was said is in ${shortPath(log)}.`,
		)
	// Java looks for the library without the version in its name.
	for (const name of await readdir(folder)) {
		const [, plain] = /^(libsqlite4java-linux-amd64)-.*(?=\.so$)/.exec(name) ?? []
		if (plain) await copyFile(join(folder, name), join(folder, `${plain}.so`))
	}
}
