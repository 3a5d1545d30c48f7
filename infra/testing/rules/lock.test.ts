import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'

const Lock = z.object({
	packages: z.record(
		z.string(),
		z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
	),
})

test('the lock file names the packages of every platform, so that npm ci works on each', () => {
	const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
	const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
		Object.keys(optionalDependencies).filter(
			(name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
		),
	)
	expect(missing).toEqual([])
})
