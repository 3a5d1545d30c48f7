import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { Document, grants, onTable } from './grants.test.data.ts'
import { served } from './groups.ts'
import { reachOf } from './reach.ts'
import { synthesize } from './synth.test.data.ts'

const aws = synthesize('aws')

/** Every action of every role, as `MailSender ses:SendEmail`. app.snap shows on what, and cdk-nag refuses wildcards. */
const actions = grants(aws.App).flatMap(({ role, allowed }) =>
	allowed.flatMap(({ Action }) => Action.map((action) => `${role} ${action}`)),
)

const may = (role: string) => onTable(grants(aws.App).find((one) => one.role === role)?.allowed ?? [])

test('every role reaches only its own keys in the table, and only the one that erases may scan it', () => {
	const all = grants(aws.App).flatMap(({ allowed }) => onTable(allowed))
	expect(all.length).toBeGreaterThan(100)
	expect(all.filter((line) => / \*?$/.test(line))).toEqual([])
	const whole = actions.filter((action) => / dynamodb:.*(BatchWrite|Scan|PartiQL|Table$)/.test(action))
	expect(whole).toEqual(['JobsEraser dynamodb:Scan'])
})

test('roles can only add to the audit trail, and roles that queue mails cannot read the outbox', () => {
	for (const { role, allowed } of grants(aws.App)) {
		const lines = onTable(allowed)
		const onTrail = lines.flatMap((line) => /^(\w+) AUDIT#\*$/.exec(line)?.[1] ?? [])
		const reads = ['GetItem', 'BatchGetItem', 'Query']
		// The archiver copies records, so it reads them and writes none. Employees read them through one other
		// function.
		const allows = role === 'AuditArchiver' ? reads : ['PutItem', ...(role === 'trail' ? reads : [])]
		expect.soft(onTrail.filter((action) => !allows.includes(action))).toEqual([])
		if (role in served)
			expect.soft(lines.filter((line) => /^(Get|Batch|Query|Update|Delete).* MAIL#/.test(line))).toEqual([])
	}
	expect(may('AuditArchiver').filter((line) => !line.endsWith(' AUDIT#*'))).toEqual([])
})

test.each([
	['LOGIN#*', ['account', 'users']],
	['SIGNUP#*', ['account', 'users']],
	['EMPLOYEEKEY#*', ['applications', 'legacy', 'join', 'events', 'users', 'passkeys', 'pictures']],
	['SECONDFACTOR#*', ['users', 'passkeys']],
	['SIGNIN#*', ['account', 'passkeys']],
])('only functions that compare hashes of passwords, codes and keys can read them: %s', (key, functions) => {
	const reaching = Object.keys(served).filter((name) => may(name).some((line) => line.endsWith(` ${key}`)))
	expect(reaching).toEqual(functions)
})

test('nobody but GuardDuty may tag a file, which is how S3 knows that it is clean', () => {
	const tagging = actions.filter((action) => /s3:(\*|(Put|Delete)Object(Version)?Tagging)/.test(action))
	expect(new Set(tagging.map((action) => action.split(' ')[0]))).toEqual(new Set(['FileScan']))
})

test('table-map.ts declares every key that a domain file uses', () => {
	const files = globSync('functions/domain/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'))
	const spelled = files.flatMap((path) => {
		const text = readFileSync(path, 'utf8')
		const keys = [...text.matchAll(/(?:\bpk: |Pk = \(\w+: string\) => )['`]([A-Z]+)(#?)/g)]
		const lists = [...text.matchAll(/^\tlist: '(\w+)',$/gm)]
		return [
			...keys.map(([, name, more]) => ({ path, key: more ? `${name}#*` : name })),
			...lists.map(([, list]) => ({ path, key: `FIND#${list}` })),
		]
	})
	expect(spelled.length).toBeGreaterThan(10)
	for (const { path, key } of spelled) {
		const { reads, keeps, appends } = reachOf(path)
		expect.soft([...reads, ...keeps, ...appends], path).toContain(key)
	}
})

test('each function has a role and a log of its own', () => {
	const Own = z.object({ Role: z.string(), LoggingConfig: z.object({ LogGroup: z.string() }) })
	const functions = Object.values(aws.App).flatMap(({ Type, Properties }) =>
		Type === 'AWS::Lambda::Function' ? [Own.parse(Properties)] : [],
	)
	expect(new Set(functions.map(({ Role }) => Role)).size).toBe(functions.length)
	expect(new Set(functions.map(({ LoggingConfig }) => LoggingConfig.LogGroup)).size).toBe(functions.length)
})

test('no resource allows other accounts: a principal of * only appears in denials', () => {
	const policies = [aws.App, aws.Web].flatMap((stack) =>
		Object.entries(stack).flatMap(([id, { Properties }]) => {
			const { data } = z.object({ PolicyDocument: Document }).safeParse(Properties)
			return data ? data.PolicyDocument.Statement.map((statement) => ({ id, ...statement })) : []
		}),
	)
	const anyPrincipal = policies.filter(({ Principal }) => JSON.stringify(Principal ?? '').includes('"*"'))
	expect(anyPrincipal.length).toBeGreaterThan(5)
	expect(anyPrincipal.filter(({ Effect }) => Effect === 'Allow')).toEqual([])
	const Invoke = z.object({ Principal: z.string(), SourceArn: z.string() })
	for (const { Type, Properties } of Object.values(aws.App))
		if (Type === 'AWS::Lambda::Permission')
			expect(Invoke.parse(Properties).SourceArn).toMatch(/HttpRest|Jobs(Often|Hourly|Daily|Morning)|FileScanFound/)
})
