import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { root } from './folders.ts'
import { run } from './run.ts'

/**
 * `copy-packages.ts <folder> [--arm64] <package> …` puts packages with machine code beside a function's bundle: for a
 * laptop as they're installed here, with --arm64 from the registry, in the very versions of the lock file.
 */
const Package = z.object({
	version: z.string(),
	/** Only a package with machine code names its processors. */
	cpu: z.array(z.string()).optional(),
	dependencies: z.record(z.string(), z.string()).default({}),
	optionalDependencies: z.record(z.string(), z.string()).default({}),
})

const installedIn = (name: string) => join(root, 'node_modules', name)

const read = (name: string) => Package.parse(JSON.parse(readFileSync(join(installedIn(name), 'package.json'), 'utf8')))

/** The packages come with everything they depend on. Of the optional ones npm installs only those of this machine. */
function withDependencies(names: string[], found = new Set<string>()) {
	for (const name of names) {
		if (found.has(name) || !existsSync(installedIn(name))) continue
		found.add(name)
		const { dependencies, optionalDependencies } = read(name)
		withDependencies(Object.keys({ ...dependencies, ...optionalDependencies }), found)
	}
	return found
}

const [to = '', ...given] = process.argv.slice(2)
const names = given.filter((name) => !name.startsWith('--'))

if (given.includes('--arm64')) {
	const known = [...withDependencies(names)].map((name) => ({ name, ...read(name) }))
	// Machine code comes by itself, because the package that needs it names the exact version for each processor.
	const exact = known.filter(({ cpu }) => !cpu).map(({ name, version }) => `${name}@${version}`)
	const platform = ['--os=linux', '--cpu=arm64', '--libc=glibc']
	const args = ['install', '--prefix', to, '--no-package-lock', '--ignore-scripts', ...platform, ...exact]
	process.exitCode = await run('npm', { args })
} else {
	for (const name of withDependencies(names))
		cpSync(installedIn(name), join(to, 'node_modules', name), { recursive: true })
}
