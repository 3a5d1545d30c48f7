import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'

const Lock = z.object({
	packages: z.record(
		z.string(),
		z.object({
			optionalDependencies: z.record(z.string(), z.string()).optional(),
			hasInstallScript: z.boolean().default(false),
		}),
	),
})

const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

test('the lock file names the packages of every platform, so that npm ci works on each', () => {
	const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
		Object.keys(optionalDependencies).filter(
			(name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
		),
	)
	expect(missing).toEqual([])
})

test('only packages that work without their install script have one, because ours runs none', () => {
	const withScript = Object.entries(packages).flatMap(([path, { hasInstallScript }]) => (hasInstallScript ? path : []))
	expect(withScript).toEqual(['node_modules/esbuild', 'node_modules/sharp'])
})
