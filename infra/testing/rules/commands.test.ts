import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { root } from '#infra/tools/folders.ts'
import { inBatches } from '../../tools/batches.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')))

/** npm runs these files of ours. The other scripts are lines of other programs. */
const ours = Object.entries(scripts).flatMap(([name, line]) => {
	const [, file] = /^node infra\/tools\/bootstrap\.mjs (\S+)$/.exec(line) ?? []
	return file ? [{ name, file }] : []
})

/** Each command's help is asked for once. */
const helps = new Map<string, string>()

beforeAll(async () => {
	await inBatches(ours, async ({ name, file }) => {
		const { stdout } = await promisify(execFile)(process.execPath, [file, '--help'], { cwd: root })
		helps.set(name, stdout)
	})
}, 240_000)

const typed = (name: string) => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`)

test.each(ours)('$name says with --help how it is used', ({ name }) => {
	const [usage = '', ...explained] = helps.get(name)?.split('\n') ?? []
	expect(usage).toMatch(new RegExp(`^${typed(name)}( |$)`))
	expect(explained.join('\n').trim()).toMatch(/^\p{Lu}.{20}|^npm/u)
})

/** A page names a command as `npm run errors -- --hours 1`. */
const commandsIn = (page: string) =>
	[...page.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test))\b([^`\n#]*)/g)].map(([, run, short = '', rest = '']) => ({
		name: run ?? short,
		options: [...rest.matchAll(/(?<=\s)--[\w-]+/g)].map(([option]) => option),
	}))

test.each(['README.md', 'docs/runbook.md', 'docs/aws-behavior.md', 'docs/decisions/operating-on-aws.md'])(
	'the commands in %s are there, and know their options',
	(path) => {
		const commands = commandsIn(read(path))
		expect(commands.length).toBeGreaterThan(0)
		for (const { name, options } of commands) {
			expect(Object.keys(scripts)).toContain(name)
			for (const option of options.filter((one) => one !== '--help'))
				expect(`${name} ${helps.get(name)}`).toContain(option)
		}
	},
)

test('no page asks a volunteer to compose a call of AWS', () => {
	const runbook = read('docs/runbook.md')
	const code = [...runbook.matchAll(/^```\n(.*?)^```|`([^`\n]+)`/gms)].map(([, block, inline]) => block ?? inline)
	expect(code.filter((one) => /\baws (?!sso login)/.test(one ?? ''))).toEqual([])
})
