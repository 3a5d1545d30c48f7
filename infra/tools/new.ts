import { parseArgs } from 'node:util'
import { permissions } from '#shared/endpoint.ts'
import { root } from './folders.ts'
import { main } from './lifetime.ts'
import { namesOf, writeFeature } from './new/feature.ts'
import { run, runNode } from './run.ts'
import { say, Trouble } from './terminal.ts'

const help = `npm run new -- <feature in the plural> [--permission 'Report Access']

Writes a feature that compiles and whose tests run: a public form and a list for employees. Make of it what you need.`

await main(async () => {
	const { values, positionals } = parseArgs({
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
	await run('biome', { args: ['check', '--write', ...written, ...edited], onLine: () => undefined })
	await runNode('infra/tools/docs.ts', { args: [] })
	say([...written, ...edited].map((path) => `  ${path}`).join('\n'))
	say(`
Then: say in shared/api.ts what a failure means to people, add what the gate asks for, and look at it with \`npm start\`.
The stacks' snapshots change: \`npx vitest run --project stacks -u\`, and look at the difference.`)
	return 0
})
