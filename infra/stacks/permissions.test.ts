import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { Document, grants, onTable } from './grants.test.data.ts'
import { served } from './groups.ts'
import { reachOf } from './reach.ts'
import { every, type Stack, synthesize } from './synth.test.data.ts'

const aws = synthesize('aws')

/** The resource is written without the table's or the bucket's generated name. */
const short = (resource: string) => resource.replace(/^<(\w+?)(Queue)?\w{8}\.Arn>/, '$1')

/** AWS prescribes what GuardDuty's role needs, so it isn't one of ours; the next test but one checks it. */
const ours = (stack: Stack) => grants(stack).filter(({ role }) => role !== 'FileScan')

describe.each(['aws', 'embedded', 'localstack'] as const)('on %s', (target) => {
	const stacks = target === 'aws' ? aws : synthesize(target)

	test('no role has a wildcard action', () => {
		const actions = grants(stacks.App).flatMap(({ allowed }) => allowed.flatMap(({ Action }) => Action))
		expect(actions.filter((action) => action.includes('*'))).toEqual([])
	})

	test('only these grants have a wildcard resource', () => {
		const wide = ours(stacks.App).flatMap(({ role, allowed }) =>
			allowed.flatMap(({ Action, Resource }) =>
				Resource.filter((resource) => resource.includes('*')).map(
					(resource) => `${role} ${Action.join(' ')} ${short(resource)}`,
				),
			),
		)
		// On AWS the condition is the sender's address, which the emulators don't know.
		const identities = target === 'aws' ? 'arn:aws:ses:us-east-1:123456789012:identity/*' : '*'
		expect(wide.sort()).toEqual([
			'AuditArchiver s3:PutObject DataAuditArchive/*',
			// LocalStack has no GuardDuty, so one of our functions tags uploads there.
			...(target === 'localstack' ? ['FileScanStandInScan s3:GetObject s3:PutObjectTagging DataFiles/uploads/*'] : []),
			'JobsEraser s3:DeleteObjectVersion DataFiles/uploads/*',
			// AWS knows no narrower resource for the list of alarms, which shows nothing but their names and texts.
			// Nor for the names of tables, among which the copies of a restore are.
			'JobsMorning cloudwatch:DescribeAlarms dynamodb:ListTables *',
			// An object's name is made up when it comes, so a prefix stands for it.
			'JobsRetention s3:DeleteObject DataFiles/uploads/*',
			'JobsUploadSweeper s3:DeleteObject DataFiles/pictures/*',
			'JobsUploadSweeper s3:DeleteObject DataFiles/uploads/*',
			`MailSender ses:SendEmail ses:SendRawEmail ${identities}`,
			'applications s3:GetObject s3:GetObjectTagging s3:PutObject DataFiles/uploads/*',
			'files s3:PutObject DataFiles/uploads/*',
			'pictures s3:DeleteObject s3:PutObject DataFiles/pictures/*',
			'pictures s3:GetObject s3:PutObject DataFiles/uploads/*',
		])
	})
})

test('only these two may start another function, each its own', () => {
	const starting = grants(aws.App).flatMap(({ role, allowed }) =>
		allowed
			.filter(({ Action }) => Action.includes('lambda:InvokeFunction'))
			.flatMap(({ Resource }) => Resource.map((resource) => `${role} ${short(resource)}`)),
	)
	expect(starting).toEqual(['statistics JobsStatisticsFunction', 'JobsMorning JobsEraserFunction'])
})

test('functions may send mail to any address, but only from our own', () => {
	const sending = grants(aws.App).flatMap(({ allowed }) =>
		allowed.filter(({ Action }) => Action.includes('ses:SendEmail')),
	)
	expect(sending).toMatchObject([
		{
			Resource: ['arn:aws:ses:us-east-1:123456789012:identity/*'],
			Condition: { StringEquals: { 'ses:FromAddress': 'no-reply@bridge.example' } },
		},
		{ Resource: [expect.stringMatching(/:configuration-set\/bridge-the-gap/)] },
	])
})

const may = (role: string) => onTable(grants(aws.App).find((one) => one.role === role)?.allowed ?? [])

test('every role reaches only its own keys in the table, and only the one that erases may scan it', () => {
	const all = grants(aws.App).flatMap(({ allowed }) => onTable(allowed))
	expect(all.length).toBeGreaterThan(100)
	expect(all.filter((line) => / \*?$/.test(line))).toEqual([])
	const actions = grants(aws.App).flatMap(({ role, allowed }) =>
		allowed.flatMap(({ Action }) => Action.map((action) => `${role} ${action}`)),
	)
	expect(actions.filter((action) => / dynamodb:.*(BatchWrite|Scan|PartiQL|Table$)/.test(action))).toEqual([
		'JobsEraser dynamodb:Scan',
	])
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
})

test('the archiver reads audit records, and nobody’s data', () => {
	expect(may('AuditArchiver').sort()).toEqual(['BatchGetItem', 'GetItem', 'Query'].map((read) => `${read} AUDIT#*`))
})

test('only functions that compare hashes of passwords, codes and keys can read them', () => {
	const reaching = (key: string) =>
		Object.keys(served).filter((name) => may(name).some((line) => line.endsWith(` ${key}`)))
	expect(reaching('LOGIN#*')).toEqual(['account', 'users'])
	expect(reaching('SIGNUP#*')).toEqual(['account', 'users'])
	expect(reaching('EMPLOYEEKEY#*')).toEqual([
		'applications',
		'legacy',
		'join',
		'events',
		'users',
		'passkeys',
		'pictures',
	])
	expect(reaching('SECONDFACTOR#*')).toEqual(['users', 'passkeys'])
	expect(reaching('SIGNIN#*')).toEqual(['account', 'passkeys'])
	expect(may('newsletter').some((line) => line.startsWith('PutItem SUBSCRIBER#*'))).toBe(true)
})

test('places.ts declares every key that a domain file uses', () => {
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

test('each role belongs to one function, and only the gateway has a managed policy', () => {
	const Role = z.object({
		AssumeRolePolicyDocument: z.object({
			Statement: z.tuple([z.object({ Principal: z.object({ Service: z.string() }) })]),
		}),
		ManagedPolicyArns: z.array(z.string()).default([]),
		Policies: z.undefined({ error: 'Policies stand beside the role' }).optional(),
	})
	const roles = every(aws.App, 'AWS::IAM::Role', Role)
	for (const { is } of roles) {
		const [{ Principal }] = is.AssumeRolePolicyDocument.Statement
		const gateway = Principal.Service === 'apigateway.amazonaws.com'
		const scan = Principal.Service === 'malware-protection-plan.guardduty.amazonaws.com'
		expect(gateway || scan || Principal.Service === 'lambda.amazonaws.com').toBe(true)
		expect(is.ManagedPolicyArns.length).toBe(gateway ? 1 : 0)
	}
	expect(roles.length).toBe(Object.values(aws.App).filter(({ Type }) => Type === 'AWS::Lambda::Function').length + 2)
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
	const Invoke = z.object({
		Principal: z.enum(['apigateway.amazonaws.com', 'events.amazonaws.com']),
		SourceArn: z.string(),
	})
	for (const { is } of every(aws.App, 'AWS::Lambda::Permission', Invoke))
		expect(is.SourceArn).toMatch(/HttpRest|Jobs(Hourly|Daily|Morning)|FileScanFound/)
})
