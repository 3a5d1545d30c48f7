import { expect, test } from 'vitest'
import * as z from 'zod'
import { App } from './app-parts.test.data.ts'
import { every, only, synthesize } from './synth.test.data.ts'

const { Web } = synthesize('aws')
const Statements = z.object({ PolicyDocument: z.object({ Statement: z.array(z.looseObject({})) }) })
const statements = (type: string, id: string, stack = App) =>
	every(stack, type, Statements)
		.filter((one) => one.id.startsWith(id))
		.flatMap(({ is }) => is.PolicyDocument.Statement)

test('GuardDuty scans every upload and tags it', () => {
	const Plan = z.object({
		Role: z.string(),
		ProtectedResource: z.unknown(),
		Actions: z.object({ Tagging: z.object({ Status: z.string() }) }),
	})
	const { is } = only(Web, 'AWS::GuardDuty::MalwareProtectionPlan', Plan)
	expect(is.Actions.Tagging.Status).toBe('ENABLED')
	const BucketName = expect.stringMatching(/RefDataFiles\w+>$/)
	expect(is.ProtectedResource).toEqual({ S3Bucket: { BucketName, ObjectPrefixes: ['uploads/'] } })
	// The role is in the stack before, so IAM knows it before GuardDuty tries it.
	expect(is.Role).toContain('FileScanRole')
	expect(Object.values(App).map(({ Type }) => Type)).not.toContain('AWS::GuardDuty::MalwareProtectionPlan')
})

test('S3 refuses every link to a file that is not known to be clean', () => {
	expect(statements('AWS::S3::BucketPolicy', 'DataFiles')).toContainEqual({
		Effect: 'Deny',
		Principal: { AWS: '*' },
		Action: ['s3:GetObject', 's3:GetObjectVersion'],
		Resource: expect.stringMatching(/^<DataFiles\w+\.Arn>\/uploads\/\*$/),
		Condition: {
			StringEquals: { 's3:authType': 'REST-QUERY-STRING' },
			StringNotEquals: { 's3:ExistingObjectTag/GuardDutyMalwareScanStatus': 'NO_THREATS_FOUND' },
		},
	})
})

test('nobody but GuardDuty may tag a file', () => {
	const tagging = every(App, 'AWS::IAM::Policy', Statements).filter(({ is }) =>
		/PutObject(Version)?Tagging|DeleteObject(Version)?Tagging|s3:\*/.test(JSON.stringify(is)),
	)
	expect(tagging.map(({ id }) => id)).toEqual([expect.stringMatching(/^FileScanRole/)])
	const rights = JSON.stringify(statements('AWS::IAM::Policy', 'FileScanRole'))
	for (const right of ['events:ManagedBy', 's3:PutBucketNotification', 's3:GetObjectVersion'])
		expect(rights).toContain(right)
})

test('whatever is not clean is reported, and so is a scan that stopped', () => {
	const Rule = z.object({ EventPattern: z.looseObject({}).optional() })
	const patterns = every(App, 'AWS::Events::Rule', Rule).flatMap(({ is }) => is.EventPattern ?? [])
	expect(patterns).toMatchObject([
		{ detail: { scanResultDetails: { scanResultStatus: [{ 'anything-but': 'NO_THREATS_FOUND' }] } } },
		{
			'detail-type': [
				'GuardDuty Malware Protection Resource Status Warning',
				'GuardDuty Malware Protection Resource Status warning',
				'GuardDuty Malware Protection Resource Status Error',
				'GuardDuty Malware Protection Post Scan Action Failed',
			],
		},
	])
})

test('the emulator, which has no GuardDuty, has the same rule and the same refusal', () => {
	const { App: local, Web: localWeb } = synthesize('embedded')
	const types = [local, localWeb].flatMap((stack) => Object.values(stack).map(({ Type }) => Type))
	expect(types).not.toContain('AWS::GuardDuty::MalwareProtectionPlan')
	const kinds = (stack: typeof App, type: string) =>
		Object.keys(stack).filter((id) => id.startsWith('FileScan') && stack[id]?.Type === type)
	for (const type of ['AWS::Events::Rule', 'AWS::Lambda::Function'])
		expect(kinds(local, type)).toEqual(kinds(App, type))
})

const standIn = (stack: typeof App) =>
	Object.entries(stack)
		.filter(([id]) => id.startsWith('FileScanStandIn'))
		.map(([, { Type }]) => Type)

test('only LocalStack gets a function that scans uploads, and it may do nothing else', () => {
	const { App: onLocalStack } = synthesize('localstack')
	expect(standIn(onLocalStack)).toContain('AWS::Lambda::Function')
	expect([...standIn(App), ...standIn(synthesize('embedded').App)]).toEqual([])
	const actions = statements('AWS::IAM::Policy', 'FileScanStandIn', onLocalStack).flatMap(({ Action }) => Action)
	expect(actions.toSorted()).toEqual([
		'lambda:InvokeFunction',
		'logs:CreateLogStream',
		'logs:PutLogEvents',
		's3:GetObject',
		's3:PutObjectTagging',
		'sqs:SendMessage',
	])
})

/** A deployment that didn't know of the switch could turn it off. */
test('whoever scans is told of uploads, by the template', () => {
	const Bucket = z.object({ NotificationConfiguration: z.unknown().optional() })
	const told = (stack: typeof App) =>
		every(stack, 'AWS::S3::Bucket', Bucket).flatMap(({ id, is: { NotificationConfiguration: by } }) =>
			by ? [[id.slice(0, 9), by]] : [],
		)
	expect(told(App)).toEqual([['DataFiles', { EventBridgeConfiguration: { EventBridgeEnabled: true } }]])
	expect(told(synthesize('localstack').App)).toEqual([
		['DataFiles', expect.not.objectContaining({ EventBridgeConfiguration: expect.anything() })],
	])
	expect(told(synthesize('embedded').App)).toEqual([])
})
