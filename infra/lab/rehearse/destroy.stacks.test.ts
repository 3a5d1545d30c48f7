import { expect, test } from 'vitest'
import { bridge, resources } from '#infra/stacks/synth.test.data.ts'

const deleted = ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket', 'AWS::Logs::LogGroup']
/**
 * The account has one role for the logs of all its gateways. The newest stage set it, and every other stage needs it.
 * A rehearsal makes no identity of a sender, because it doesn't begin without one.
 */
const left = {
	'AWS::ApiGateway::Account': 1,
	'AWS::IAM::Role': 1,
	'AWS::SES::EmailIdentity': 1,
	'AWS::Route53::RecordSet': 5,
}

test('a rehearsal deletes every kind of thing that outlives its stack, except what the whole account uses', () => {
	const kept = bridge('aws').stacks.flatMap((stack) =>
		Object.values(resources(stack)).filter(({ DeletionPolicy }) => DeletionPolicy?.startsWith('Retain')),
	)
	expect(new Set(kept.map(({ Type }) => Type))).toEqual(new Set([...deleted, ...Object.keys(left)]))
	for (const [type, many] of Object.entries(left))
		expect([type, kept.filter(({ Type }) => Type === type).length]).toEqual([type, many])
	// CloudFormation makes a name from the stack's only where none is given.
	for (const { TableName, BucketName, LogGroupName } of kept.map(({ Properties }) => Properties))
		expect([TableName, BucketName, LogGroupName]).toEqual([undefined, undefined, undefined])
})
