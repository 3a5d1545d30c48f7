import { permissions } from '#shared/endpoint.ts'
import { readArguments } from './arguments.ts'
import { root } from './folders.ts'
import { main } from './lifetime.ts'
import { namesOf, writeFeature } from './new/feature.ts'
import { run, runNode } from './run.ts'
import { say, Trouble } from './terminal.ts'

const help = `npm run new -- <feature in the plural> [--permission 'Report Access']

Writes a feature that compiles and whose tests run: a public form and a list for employees. Make of it what you need.`

await main(async () => {
	const { values, positionals } = readArguments(help, {
		allowPositionals: true,
		options: { permission: { type: 'string', default: 'Report Access' } },
	})
	const [things] = positionals
	if (!things) {
		say(help)
		return 1
	}
	if (!permissions.some((one) => one === values.permission))
		throw new Trouble(`There is no permission '${values.permission}': ${permissions.join(', ')}.`)
	const names = namesOf(things, values.permission)
	const { written, edited } = await writeFeature(root, names)
	await run('biome', {
		args: ['check', '--write', ...[...written, ...edited].filter((path) => !path.endsWith('.md'))],
		onLine: () => undefined,
	})
	await runNode('infra/tools/docs.ts', { args: [] })
	// Vitest writes the map of the table anew.
	await runNode('node_modules/vitest/vitest.mjs', {
		args: ['run', '--project', 'stacks', 'infra/stacks/table-map.test.ts', '-u'],
		onLine: () => undefined,
	})
	say([...written, ...edited].map((path) => `  ${path}`).join('\n'))
	say(`
Renewed: docs/api.md and docs/table.md; look at the difference.
Then say in shared/api.ts what a failure means to people, put ${names.Thing} into Spanish in shared/words/es/said/${things}.ts and
shared/words/es/shown/${things}.ts, and look at it with \`npm start\`. \`npm test\` is green.`)
	return 0
})
