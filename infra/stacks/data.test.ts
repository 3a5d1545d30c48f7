import { expect, test } from 'vitest'
import * as z from 'zod'
import { every, only, synthesize } from './synth.test.data.ts'

const { App, Web } = synthesize('aws')

const Table = z.object({
	BillingMode: z.literal('PAY_PER_REQUEST'),
	StreamSpecification: z.object({ StreamViewType: z.literal('KEYS_ONLY') }),
	TimeToLiveSpecification: z.object({ AttributeName: z.literal('ttl'), Enabled: z.literal(true) }),
	Replicas: z.tuple([
		z.object({
			DeletionProtectionEnabled: z.literal(true),
			PointInTimeRecoverySpecification: z.object({ PointInTimeRecoveryEnabled: z.literal(true) }),
		}),
	]),
})

test('the table has point-in-time recovery and deletion protection, and its stream holds only keys', () => {
	expect(only(App, 'AWS::DynamoDB::GlobalTable', Table).DeletionPolicy).toBe('Retain')
})

const Bucket = z.object({
	BucketEncryption: z.object({}),
	PublicAccessBlockConfiguration: z.object({
		BlockPublicAcls: z.literal(true),
		BlockPublicPolicy: z.literal(true),
		IgnorePublicAcls: z.literal(true),
		RestrictPublicBuckets: z.literal(true),
	}),
	VersioningConfiguration: z.object({ Status: z.literal('Enabled') }),
	LifecycleConfiguration: z.object({
		Rules: z.tuple([
			z.strictObject({
				ExpirationInDays: z.number().optional(),
				NoncurrentVersionExpiration: z.object({ NoncurrentDays: z.number() }),
				Status: z.literal('Enabled'),
			}),
			z.strictObject({
				AbortIncompleteMultipartUpload: z.object({ DaysAfterInitiation: z.literal(1) }),
				ExpiredObjectDeleteMarker: z.literal(true),
				Status: z.literal('Enabled'),
			}),
		]),
	}),
	LoggingConfiguration: z.object({ LogFilePrefix: z.string() }).optional(),
	CorsConfiguration: z.object({ CorsRules: z.array(z.unknown()) }).optional(),
})
const buckets = [App, Web].flatMap((stack) => every(stack, 'AWS::S3::Bucket', Bucket))

test('each bucket keeps what it has, and what was deleted, for so many days', () => {
	const kept = buckets.map(({ id, is }) => {
		const [{ ExpirationInDays, NoncurrentVersionExpiration }] = is.LifecycleConfiguration.Rules
		return [id.replace(/\w{8}$/, ''), ExpirationInDays, NoncurrentVersionExpiration.NoncurrentDays]
	})
	expect(kept).toEqual([
		['DataAccessLogs', 30, 1],
		['DataFiles', undefined, 7],
		['DataAuditArchive', 7 * 365 + 1, 1],
		['SiteFiles', undefined, 30],
	])
})

test('a bucket is private and outlives its stack', () => {
	for (const { DeletionPolicy } of buckets) expect(DeletionPolicy).toBe('Retain')
	expect(buckets.filter(({ is }) => !is.LoggingConfiguration).map(({ id }) => id)).toEqual([
		expect.stringContaining('AccessLogs'),
	])
})

const Policy = z.object({ Bucket: z.string(), PolicyDocument: z.object({ Statement: z.array(z.looseObject({})) }) })
const policies = [App, Web].flatMap((stack) => every(stack, 'AWS::S3::BucketPolicy', Policy))

test('a bucket accepts only TLS', () => {
	for (const { id } of buckets)
		expect(policies.find(({ is }) => is.Bucket === `<${id}>`)?.is.PolicyDocument.Statement[0]).toMatchObject({
			Effect: 'Deny',
			Action: 's3:*',
			Condition: { Bool: { 'aws:SecureTransport': 'false' } },
		})
})

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

test('only our own pages may upload files by CORS, and no page may read them', () => {
	const rules = buckets.flatMap(({ is }) => is.CorsConfiguration?.CorsRules ?? [])
	expect(rules).toEqual([
		{
			AllowedOrigins: ['https://help.bridge.example'],
			AllowedMethods: ['PUT'],
			AllowedHeaders: ['content-type', 'content-disposition', 'if-none-match'],
			MaxAge: 3600,
		},
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
