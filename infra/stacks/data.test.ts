import { expect, test } from 'vitest'
import * as z from 'zod'
import { every, synthesize } from './synth.test.data.ts'

const { App, Web } = synthesize('aws')

const buckets = [App, Web].flatMap((stack) => every(stack, 'AWS::S3::Bucket', z.unknown()))

const Policy = z.object({ Bucket: z.string(), PolicyDocument: z.object({ Statement: z.array(z.looseObject({})) }) })
const policies = [App, Web].flatMap((stack) => every(stack, 'AWS::S3::BucketPolicy', Policy))

test('a bucket lets in only S3, to write what was fetched, and CloudFront, to read what is public', () => {
	const [logs, files, archive, site] = buckets.map(({ id }) => `<${id}.Arn>`)
	const allowed = policies
		.flatMap(({ is }) => is.PolicyDocument.Statement)
		.filter(({ Effect }) => Effect === 'Allow')
		.map(({ Principal, Action, Resource, Condition }) => [Principal, Action, Resource, Condition])
	const s3 = { Service: 'logging.s3.amazonaws.com' }
	const cloudFront = { Service: 'cloudfront.amazonaws.com' }
	const writtenFor = (bucket: string | undefined) => ({
		ArnLike: { 'aws:SourceArn': bucket },
		StringEquals: { 'aws:SourceAccount': '123456789012' },
	})
	const anyOfOurs = { 'AWS:SourceArn': 'arn:aws:cloudfront::123456789012:distribution/*' }
	const theSite = { 'AWS:SourceArn': expect.stringContaining(':distribution/<SiteDistribution') }
	expect(allowed).toEqual([
		[s3, 's3:PutObject', `${logs}/files/*`, writtenFor(files)],
		[s3, 's3:PutObject', `${logs}/audit/*`, writtenFor(archive)],
		// The site's bucket is in the other stack, which needs this one, so the CDK can't name it here.
		[s3, 's3:PutObject', `${logs}/site/*`, undefined],
		[cloudFront, 's3:GetObject', `${files}/pictures/*`, { ArnLike: anyOfOurs }],
		// Without the right to list S3 answers 403 for a file that isn't there.
		[cloudFront, ['s3:GetObject', 's3:ListBucket'], [site, `${site}/*`], { StringEquals: theSite }],
	])
})

test('the audit archive locks every record for seven years, and a record can only be added', () => {
	const Archive = z.object({
		ObjectLockEnabled: z.literal(true),
		ObjectLockConfiguration: z.object({
			Rule: z.object({ DefaultRetention: z.object({ Mode: z.literal('GOVERNANCE'), Days: z.literal(7 * 365) }) }),
		}),
	})
	const [archive, ...others] = every(App, 'AWS::S3::Bucket', z.unknown()).filter(
		({ is }) => Archive.safeParse(is).success,
	)
	expect(others).toEqual([])
	const policy = policies.find(({ is }) => is.Bucket === `<${archive?.id}>`)
	expect(policy?.is.PolicyDocument.Statement).toContainEqual(
		expect.objectContaining({
			Effect: 'Deny',
			Action: 's3:PutObject',
			Condition: { Null: { 's3:if-none-match': 'true' } },
		}),
	)
})
