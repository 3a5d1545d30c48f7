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
		Rules: z.array(
			z.object({ NoncurrentVersionExpiration: z.object({ NoncurrentDays: z.number().max(30) }).optional() }),
		),
	}),
	LoggingConfiguration: z.object({ LogFilePrefix: z.string() }).optional(),
	CorsConfiguration: z
		.object({
			CorsRules: z.tuple([
				z.object({ AllowedOrigins: z.array(z.string()), AllowedMethods: z.array(z.string()) }),
			]),
		})
		.optional(),
})
const buckets = [App, Web].flatMap((stack) => every(stack, 'AWS::S3::Bucket', Bucket))

test('file access logs are kept for 90 days and then deleted', () => {
	const Logs = z.object({
		LifecycleConfiguration: z.object({
			Rules: z.array(z.object({ ExpirationInDays: z.number().optional() })),
		}),
	})
	const kept = [App, Web].flatMap((stack) =>
		every(stack, 'AWS::S3::Bucket', Logs).flatMap(({ is }) =>
			is.LifecycleConfiguration.Rules.flatMap(({ ExpirationInDays }) => ExpirationInDays ?? []),
		),
	)
	expect(kept.filter((days) => days < 365)).toEqual([90])
})

test('a bucket is private, keeps old versions for a while and outlives its stack', () => {
	expect(buckets).toHaveLength(4)
	for (const { is, DeletionPolicy } of buckets) {
		expect(DeletionPolicy).toBe('Retain')
		expect(is.LifecycleConfiguration.Rules.some((rule) => rule.NoncurrentVersionExpiration)).toBe(true)
	}
	expect(buckets.filter(({ is }) => !is.LoggingConfiguration).map(({ id }) => id)).toEqual([
		expect.stringContaining('AccessLogs'),
	])
})

test('a bucket accepts only TLS', () => {
	const Policy = z.object({
		Bucket: z.string(),
		PolicyDocument: z.object({ Statement: z.array(z.looseObject({})) }),
	})
	const policies = [App, Web].flatMap((stack) => every(stack, 'AWS::S3::BucketPolicy', Policy))
	for (const { id } of buckets)
		expect(policies.find(({ is }) => is.Bucket === `<${id}>`)?.is.PolicyDocument.Statement[0]).toMatchObject({
			Effect: 'Deny',
			Action: 's3:*',
			Condition: { Bool: { 'aws:SecureTransport': 'false' } },
		})
})

test('only our own pages may upload files by CORS, and no page may read them', () => {
	const rules = buckets.flatMap(({ is }) => is.CorsConfiguration?.CorsRules ?? [])
	expect(rules).toEqual([{ AllowedOrigins: ['https://help.bridge.example'], AllowedMethods: ['PUT'] }])
})

test('the audit archive locks every record for seven years, and a record can only be added', () => {
	const Archive = z.object({
		ObjectLockEnabled: z.literal(true),
		ObjectLockConfiguration: z.object({
			Rule: z.object({
				DefaultRetention: z.object({ Mode: z.literal('GOVERNANCE'), Days: z.literal(7 * 365) }),
			}),
		}),
	})
	const [archive, ...others] = every(App, 'AWS::S3::Bucket', z.unknown()).filter(
		({ is }) => Archive.safeParse(is).success,
	)
	expect(others).toEqual([])
	const Policy = z.object({
		Bucket: z.string(),
		PolicyDocument: z.object({ Statement: z.array(z.unknown()) }),
	})
	const policy = every(App, 'AWS::S3::BucketPolicy', Policy).find(
		({ is }) => is.Bucket === `<${archive?.id}>`,
	)
	expect(policy?.is.PolicyDocument.Statement).toContainEqual(
		expect.objectContaining({
			Effect: 'Deny',
			Action: 's3:PutObject',
			Condition: { Null: { 's3:if-none-match': 'true' } },
		}),
	)
})

const Deleted = z.object({
	LifecycleConfiguration: z.object({
		Rules: z.tuple([
			z.strictObject({
				NoncurrentVersionExpiration: z.object({ NoncurrentDays: z.literal(7) }),
				Status: z.literal('Enabled'),
			}),
			z.object({ ExpiredObjectDeleteMarker: z.literal(true) }),
		]),
	}),
})

test('a deleted file and its versions are removed after a week', () => {
	const files = every(App, 'AWS::S3::Bucket', z.unknown()).filter(({ is }) => Deleted.safeParse(is).success)
	expect(files).toHaveLength(1)
})
