import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { root } from './folders.ts'

/**
 * The script prints the notices of all packages that run in functions or browsers, from the lock file: MIT and Apache
 * ask for it. The site publishes the file. With --check it only says whether it's stale.
 */

const Lock = z.object({
	packages: z.record(
		z.string(),
		z.object({
			version: z.string(),
			license: z.string().default('see its notice'),
			dev: z.boolean().default(false),
			optional: z.boolean().default(false),
		}),
	),
})

const file = join(root, 'web/public/third-party.txt')
const { packages } = Lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))

/** Packages for other machines aren't installed here, and have their license beside their name alone. */
const noticesIn = (folder: string) =>
	globSync('{LICENSE,LICENCE,NOTICE,license}*', { cwd: join(root, folder) })
		.filter((name) => !/\.(js|json|ts)$/.test(name))
		.toSorted()
		.map((name) =>
			readFileSync(join(root, folder, name), 'utf8')
				.replaceAll('\r', '')
				.trim(),
		)
		.join('\n\n')

const bundled = Object.entries(packages).filter(([folder, { dev }]) => folder !== '' && !dev)
const byNotice = Map.groupBy(bundled, ([folder, { optional }]) => (optional ? '' : noticesIn(folder)))
const named = ([folder, { version, license }]: (typeof bundled)[number]) =>
	`${folder.split('node_modules/').at(-1)} ${version} (${license})`
const text = [...byNotice]
	.map(([notice, those]) => `${those.map(named).join('\n')}\n${notice && `\n${notice}\n`}`)
	.join(`\n${'-'.repeat(80)}\n\n`)

if (!process.argv.includes('--check')) {
	writeFileSync(file, text)
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
	process.stderr.write('web/public/third-party.txt is stale. Run: node infra/tools/third-party.ts\n')
	process.exitCode = 1
}
