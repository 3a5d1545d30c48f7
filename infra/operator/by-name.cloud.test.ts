import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as asked, expect } from 'vitest'
import { cloud } from '../testing/test-cloud.ts'
import { root } from '../tools/folders.ts'
import { command, scripts } from './operate.cloud.test.data.ts'

const test = asked.runIf(cloud.target === 'embedded')

/** Every command on a deployment that a page names; `npm start` and the gate work on none. */
const named = ['README.md', 'docs/runbook.md'].flatMap((path) =>
	[...readFileSync(join(root, path), 'utf8').matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name),
)
const onADeployment = [...new Set(named)].filter((name) => scripts[name]?.includes('infra/operator/'))

/** How each is asked without changing anything, and what it says then. */
const questions: Record<string, { args: string[]; answer: RegExp }> = {
	alarms: { args: [], answer: /of the \d+ alarms is red|of \d+ alarms:/ },
	audit: { args: ['verify', '--since', '2099-01-01'], answer: /^\d+ records compared/m },
	errors: { args: [], answer: /^(No errors|Errors) since/m },
	'give-back': { args: [], answer: /^ {2}mails +\d/m },
	jobs: { args: [], answer: /By the clock:/ },
	log: { args: ['retention'], answer: /^Lines since/m },
	person: { args: ['export', 'nobody@example.org'], answer: /We keep nothing about nobody@example.org/ },
	recount: { args: [], answer: /Everything is as counted|differs?\. With --rebuild/ },
	restore: { args: ['--to', '2026-01-01T00:00:00Z'], answer: /With --yes it begins/ },
	scan: { args: [], answer: /The emulators have no GuardDuty/ },
}

test('every command that a page names is asked here', () => {
	expect(onADeployment.toSorted()).toEqual(Object.keys(questions).toSorted())
})

test('every function that the runbook names is there', async () => {
	const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8')
	const named = [...runbook.matchAll(/--function ([\w-]+)|npm run log -- ([\w][\w-]*)/g)].map(
		([, one, other]) => one ?? other,
	)
	expect(named.length).toBeGreaterThan(5)
	const { said } = await command('errors', '--function', 'nobody')
	const there = /There are: (.*)\./.exec(said)?.[1]?.split(', ')
	expect(named.filter((name) => !there?.includes(name ?? ''))).toEqual([])
})

test.each(Object.entries(questions))('npm run %s answers', async (name, { args, answer }) => {
	expect((await command(name, ...args)).said).toMatch(answer)
})
