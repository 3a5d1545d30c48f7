import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { importsOf } from './imports.ts'
import { isCode, isTest, rules, type Source } from './rules.test.data.ts'

const root = new URL('../../..', import.meta.url).pathname

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
	.split('\n')
	.filter((path) => /\.(ts|tsx|mjs|js|json|md|css|html)$/.test(path) && path !== 'package-lock.json')
	.filter((path) => existsSync(join(root, path)))
const sources = tracked.map((path): Source => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const code = sources.filter(isCode)

/** A file breaks each rule, so that none is a rule that nothing can break. */
const broken: Record<keyof typeof rules, Source[]> = {
	'shared imports zod and itself': [{ path: 'shared/a.ts', text: "import { readFileSync } from 'node:fs'" }],
	'the platform imports nothing above it': [
		{ path: 'functions/platform/a.ts', text: "import { readLogin } from '#functions/domain/credentials/table.ts'" },
	],
	'the platform is cut by subject, and each subject imports only those below it': [
		{ path: 'functions/platform/store/a.ts', text: "import { readPerson } from '../identity/session.ts'" },
	],
	'a domain module imports the platform and other domain modules': [
		{ path: 'functions/domain/people/a.ts', text: "import { login } from '#functions/account/login.ts'" },
	],
	'a function imports the domain, the platform and its own folder': [
		{ path: 'functions/a/handler.ts', text: "import { login } from '#functions/account/login.ts'" },
	],
	'imports inside infra go down: stacks, tools, operator’s commands, local cloud, test kit, lab': [
		{ path: 'infra/stacks/a.ts', text: "import { say } from '#infra/tools/terminal.ts'" },
		{ path: 'infra/tools/a.ts', text: "import { deploy } from '#infra/local/deploy.ts'" },
	],
	'the local cloud and the operator’s commands reach data through domain modules': [
		{ path: 'infra/local/seed/a.ts', text: "import { apply } from '#functions/applications/apply.ts'" },
	],
	'the stacks and the tools import the registry and no feature': [
		{ path: 'infra/stacks/a.ts', text: "import { SignupInput } from '#shared/account/schema.ts'" },
	],
	'examples are for the docs and for tests': [
		{ path: 'functions/account/b.ts', text: "import { exampleOf } from '#shared/examples.ts'" },
	],
	'the site speaks to the server through shared only': [
		{ path: 'web/src/a.ts', text: "import { newId } from '#functions/platform/ids.ts'" },
	],
	'a page loads the endpoints that it calls, and no list of all of them': [
		{ path: 'web/src/features/apply/a.ts', text: "import { apis } from '#shared/api.ts'" },
	],
	'imports inside the site go down: lib and content, components, features, router': [
		{ path: 'web/src/lib/a.ts', text: "import { Button } from '#web/components/Button.tsx'" },
		{ path: 'web/src/content/a.ts', text: "import { B } from '../components/B.tsx'" },
	],
	'a component is given what it shows, and features call the server': [
		{ path: 'web/src/components/a.ts', text: "import { client } from '#web/lib/api.ts'" },
	],
	'screens of one feature do not import another': [
		{ path: 'web/src/features/apply/A.tsx', text: "import { B } from '../account/B.tsx'" },
		{ path: 'web/src/features/apply/A.tsx', text: "const B = lazy(() => import('#web/features/find/B.tsx'))" },
	],
	'nothing is of any type, and no checker is silenced': [
		{ path: 'web/src/a.ts', text: 'const a: any = 1' },
		{ path: 'web/src/a.ts', text: 'const a = b as unknown as C' },
		{ path: 'web/src/a.ts', text: '// biome-ignore lint: because' },
	],
	'an object has its fields itself, and not those of a literal that is spread into it': [
		{ path: 'shared/a.ts', text: 'const a = {\n\t...{ b, c },\n}' },
	],
	'a file has at most 300 lines': [{ path: 'infra/a.ts', text: 'a\n'.repeat(301) }],
	'only domain modules and the platform spell keys': [
		{ path: 'functions/a/a.ts', text: "const key = { pk: 'A', sk: 'A' }" },
	],
	'no request scans': [{ path: 'functions/a/table.ts', text: 'client.send(new ScanCommand({}))' }],
	'a function waits for everything that it begins': [
		{ path: 'functions/a/a.ts', text: '\tif (isOld) void touch(key)' },
	],
	'each client of AWS in a function has time limits': [
		{ path: 'functions/a/a.ts', text: 'const queue = new SQSClient()' },
	],
	'no function makes a formatter of Intl, which takes nearly half as long as Node itself': [
		{ path: 'shared/a.ts', text: "const money = new Intl.NumberFormat('en-US')" },
	],
	'nothing speaks of the machine it was written on': [{ path: 'README.md', text: 'Go to /home/somebody/bridge.' }],
	'no folder is for whatever is left over, and no file only passes on': [{ path: 'web/src/utils/a.ts', text: '' }],
}

test.each(Object.entries(rules))('%s', (name, rule) => {
	for (const source of broken[name] ?? expect.unreachable()) expect(rule(source), source.text).not.toEqual([])
	const about = name.startsWith('nothing speaks') ? sources : code
	const found = about.flatMap((source) => rule(source).map((what) => `${source.path}: ${what}`))
	expect(found).toEqual([])
})

test('the rules read all of the code', () => {
	expect(code.length).toBeGreaterThan(200)
	const serve = code.find(({ path }) => path === 'functions/platform/http/serve.ts') ?? expect.unreachable()
	expect(importsOf(serve)).toEqual(
		expect.arrayContaining(['shared/endpoint.ts', 'functions/platform/http/access.ts', 'package @middy/core']),
	)
})

test('the linter is switched off only in files that read the environment', () => {
	const { overrides } = z
		.object({ overrides: z.array(z.object({ linter: z.object({ rules: z.record(z.string(), z.unknown()) }) })) })
		.parse(JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')))
	const milder = overrides.filter((one) => /"off"|"warn"|"info"/.test(JSON.stringify(one)))
	expect(milder.map(({ linter }) => linter.rules)).toEqual([{ style: { noProcessEnv: 'off' } }])
})

/** People read these sentences as they are written in a source. */
const sentencesIn = (text: string) =>
	[...text.matchAll(/'((?:[^'\\\n]|\\.){15,}[.!?])'|"([^"\n]{15,}[.!?])"/g)]
		.map(([, single, double]) => single ?? double ?? '')
		.filter((sentence) => /^\p{Lu}.* /u.test(sentence))

/**
 * Mail templates aren't checked, because each mail may repeat what another one says, and translations name what they
 * translate.
 */
test('every sentence of the server is written once', () => {
	const where = new Map<string, Set<string>>()
	const speaking = code.filter(
		(source) => /^(shared\/(?!words\/es\/)|functions\/(?!domain\/mail\/))/.test(source.path) && !isTest(source),
	)
	for (const { path, text } of speaking)
		for (const sentence of sentencesIn(text)) where.set(sentence, (where.get(sentence) ?? new Set()).add(path))
	expect(where.size).toBeGreaterThan(100)
	expect([...where].filter(([, paths]) => paths.size > 1).map(([sentence, paths]) => [sentence, ...paths])).toEqual([])
})
