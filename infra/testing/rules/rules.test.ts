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

test.each(Object.entries(rules))('%s', (name, rule) => {
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
