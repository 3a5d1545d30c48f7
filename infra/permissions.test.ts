import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type GroupName, groups, served } from './groups.ts'
import { every, type Stack, synthesize } from './synth.test.data.ts'

const aws = synthesize('aws')

const oneOrMore = z.union([z.string().transform((one) => [one]), z.array(z.string())])
const Statement = z.object({
	Effect: z.enum(['Allow', 'Deny']),
	Action: oneOrMore,
	Resource: oneOrMore,
	Principal: z.unknown().optional(),
	Condition: z.unknown().optional(),
})
const Document = z.object({ Statement: z.array(Statement) })

const grants = (stack: Stack) =>
	every(stack, 'AWS::IAM::Policy', z.object({ PolicyDocument: Document, Roles: z.tuple([z.string()]) })).map(
		({ is }) => {
			const [, role = ''] = /^<(\w+)Role\w{8}>$/.exec(is.Roles[0]) ?? []
			const statements = is.PolicyDocument.Statement
			return { role, allowed: statements.filter(({ Effect }) => Effect === 'Allow'), statements }
		},
	)

/** A resource without the table's or the bucket's generated name. */
const short = (resource: string) => resource.replace(/^<(\w+?)(Queue)?\w{8}\.Arn>/, '$1')

describe.each(['aws', 'embedded', 'localstack'] as const)('on %s', (target) => {
	const stacks = target === 'aws' ? aws : synthesize(target)

	test('no role may do everything with anything', () => {
		const actions = grants(stacks.App).flatMap(({ allowed }) => allowed.flatMap(({ Action }) => Action))
		expect(actions.filter((action) => action.includes('*'))).toEqual([])
	})

	test('nothing is granted on more than named resources but this', () => {
		const wide = grants(stacks.App).flatMap(({ allowed }) =>
			allowed.flatMap(({ Action, Resource }) =>
				Resource.filter((resource) => resource.includes('*')).flatMap((resource) =>
					Action.map((action) => `${action} ${short(resource)}`),
				),
			),
		)
		expect([...new Set(wide)].sort()).toEqual([
			// A list of alarms knows no narrower resource, and shows nothing but their names and texts.
			'cloudwatch:DescribeAlarms *',
			// Objects have names that are made up when they come.
			's3:DeleteObject DataFiles/uploads/*',
			's3:GetObject DataFiles/uploads/*',
			's3:PutObject DataFiles/uploads/*',
			// On AWS the address it is from is the condition, which the emulators do not know.
			target === 'aws' ? 'ses:SendEmail arn:aws:ses:us-east-1:123456789012:identity/*' : 'ses:SendEmail *',
		])
	})
})

test('a mail goes to whomever it likes, and comes from our address alone', () => {
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

test('who may change the table may not change the audit trail', () => {
	const changes = /^dynamodb:(Update|Delete)Item$/
	const changing = grants(aws.App).filter(({ allowed }) =>
		allowed.some(({ Action }) => Action.some((action) => changes.test(action))),
	)
	expect(changing.length).toBeGreaterThan(Object.keys(served).length)
	for (const { role, statements } of changing) {
		const denied = statements.filter(({ Effect }) => Effect === 'Deny')
		expect.soft(denied, role).toMatchObject([
			{
				Action: ['dynamodb:DeleteItem', 'dynamodb:UpdateItem'],
				Resource: [expect.stringMatching(/^<DataTable\w+\.Arn>$/)],
				Condition: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['AUDIT#*'] } },
			},
		])
	}
	const all = grants(aws.App).flatMap(({ allowed }) => allowed.flatMap(({ Action }) => Action))
	expect(all.filter((action) => /Batch(Write)|Scan|PartiQL|Table$/.test(action))).toEqual([])
})

test('an endpoint group may write its log and use its table; who handles files, what each of them does', () => {
	const withFiles: Partial<Record<GroupName, string[]>> = {
		files: ['s3:PutObject'],
		applications: ['s3:GetObject', 's3:ListBucket', 's3:PutObject'],
	}
	const basics = [
		...['logs:CreateLogStream', 'logs:PutLogEvents'],
		...['dynamodb:BatchGetItem', 'dynamodb:UpdateItem'],
	]
	for (const name of Object.keys(served) as GroupName[]) {
		const { table = [] } = groups[name]
		const grant = grants(aws.App).find(({ role }) => role === name)
		const actions = grant?.allowed.flatMap(({ Action }) => Action) ?? []
		const known = [...basics, ...table.map((action) => `dynamodb:${action}`)]
		expect(actions).toEqual(expect.arrayContaining(known))
		const more = actions.filter((action) => !known.includes(action))
		expect(more.sort(), name).toEqual(withFiles[name] ?? [])
	}
})

test('a role belongs to one function, and only the gateway has a policy of AWS', () => {
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
		expect(gateway || Principal.Service === 'lambda.amazonaws.com').toBe(true)
		expect(is.ManagedPolicyArns.length).toBe(gateway ? 1 : 0)
	}
	expect(roles.length).toBe(
		Object.values(aws.App).filter(({ Type }) => Type === 'AWS::Lambda::Function').length + 1,
	)
})

test('nobody from outside is let in by a resource: strangers appear only in denials', () => {
	const policies = [aws.App, aws.Web].flatMap((stack) =>
		Object.entries(stack).flatMap(([id, { Properties }]) => {
			const { data } = z.object({ PolicyDocument: Document }).safeParse(Properties)
			return data ? data.PolicyDocument.Statement.map((statement) => ({ id, ...statement })) : []
		}),
	)
	const anybody = policies.filter(({ Principal }) => JSON.stringify(Principal ?? '').includes('"*"'))
	expect(anybody.length).toBeGreaterThan(5)
	expect(anybody.filter(({ Effect }) => Effect === 'Allow')).toEqual([])
	const Invoke = z.object({
		Principal: z.enum(['apigateway.amazonaws.com', 'events.amazonaws.com']),
		SourceArn: z.string(),
	})
	for (const { is } of every(aws.App, 'AWS::Lambda::Permission', Invoke))
		expect(is.SourceArn).toMatch(/HttpRest|Jobs\w+Hourly|WatchDaily/)
})
