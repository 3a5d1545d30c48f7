import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { root } from '#infra/tools/folders.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')))

/** npm runs these files of ours. The other scripts are lines of other programs. */
const ours = Object.entries(scripts).flatMap(([name, line]) => {
	const [, file] = /^node infra\/tools\/bootstrap\.mjs (\S+)/.exec(line) ?? []
	return file ? [{ name, file }] : []
})

/** The help of a command stands in its file as `--help` prints it, but for a command that asks another file for it. */
const helpOf = (file: string) =>
	/`(npm [^`\n]*\n(?:[^`\\]|\\.)*)`/.exec(read(file))?.[1] ??
	execFileSync(process.execPath, [file, '--help'], { cwd: root, encoding: 'utf8' })

const helps = new Map(ours.map(({ name, file }) => [name, helpOf(file)]))

const typed = (name: string) => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`)

test.each(ours)('$name says with --help how it is used', ({ name }) => {
	const help = helps.get(name) ?? ''
	expect(help).toMatch(new RegExp(`^${typed(name)}( |$)`, 'm'))
	expect(help).toMatch(/^(?!npm )\S.{20}/m)
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
