import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as asked, expect } from 'vitest'
import { command, scripts } from '../testing/command.ts'
import { cloud } from '../testing/test-cloud.ts'
import { root } from '../tools/folders.ts'

const test = asked.runIf(cloud.target === 'embedded')

/** The pages name these commands. Those in infra/operator work on a deployment. */
const named = ['README.md', 'docs/runbook.md'].flatMap((path) =>
	[...readFileSync(join(root, path), 'utf8').matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name),
)
const onADeployment = [...new Set(named)].filter((name) => scripts[name]?.includes('infra/operator/'))

/** The arguments with which each command changes nothing, and what it then prints. */
const questions: Record<string, { args: string[]; answer: RegExp }> = {
	alarms: { args: [], answer: /of the \d+ alarms is red|of \d+ alarms:/ },
	audit: { args: ['verify', '--since', '2099-01-01'], answer: /^\d+ records compared/m },
	errors: { args: [], answer: /^(No errors|Errors) since/m },
	'give-back': { args: [], answer: /^ {2}mails +\d/m },
	'import-legacy': { args: ['nowhere.csv'], answer: /There is no file nowhere\.csv/ },
	jobs: { args: [], answer: /By the clock:/ },
	log: { args: ['retention'], answer: /^Lines since/m },
	person: { args: ['export', 'nobody@example.org'], answer: /We keep nothing about nobody@example.org/ },
	recount: { args: [], answer: /Everything is as counted|differs?\. With --rebuild/ },
	restore: { args: ['--to', '2026-01-01T00:00:00Z'], answer: /With --yes it begins/ },
	scan: { args: [], answer: /The emulators have no GuardDuty/ },
}

test('every operator’s command that a page names is run by a test of this file', () => {
	expect(onADeployment.toSorted()).toEqual(Object.keys(questions).toSorted())
})

test('every function that the runbook names is deployed', async () => {
	const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8')
	const named = [...runbook.matchAll(/--function ([\w-]+)|npm run log -- ([\w][\w-]*)/g)].map(
		([, one, other]) => one ?? other,
	)
	expect(named.length).toBeGreaterThan(5)
	const { said } = await command('errors', '--function', 'nobody')
	const there = /There are: (.*)\./.exec(said)?.[1]?.split(', ')
	expect(named.filter((name) => !there?.includes(name ?? ''))).toEqual([])
})

test.each(Object.entries(questions))('npm run %s prints what it should', async (name, { args, answer }) => {
	expect((await command(name, ...args)).said).toMatch(answer)
})
