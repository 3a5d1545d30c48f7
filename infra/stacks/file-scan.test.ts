import { expect, test } from 'vitest'
import * as z from 'zod'
import { App } from './app-parts.test.data.ts'
import { every, synthesize } from './synth.test.data.ts'

const Statements = z.object({ PolicyDocument: z.object({ Statement: z.array(z.looseObject({})) }) })
const statements = (type: string, id: string, stack = App) =>
	every(stack, type, Statements)
		.filter((one) => one.id.startsWith(id))
		.flatMap(({ is }) => is.PolicyDocument.Statement)

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
