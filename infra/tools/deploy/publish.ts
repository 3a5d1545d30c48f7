import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import {
	DeleteObjectCommand,
	GetObjectTaggingCommand,
	ListObjectsV2Command,
	PutObjectCommand,
	PutObjectTaggingCommand,
	S3Client,
	type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { inBatches } from '../batches.ts'
import { filesBelow, headersFor } from './site-files.ts'

export interface Place {
	bucket: string
	distribution: string
	/** The emulators need a client of their own; AWS does not. */
	client?: EmulatorClient
	/** CloudFront needs a client of its own where another emulator has it. */
	edgeClient?: EmulatorClient
}

type EmulatorClient = Pick<S3ClientConfig, 'endpoint' | 'region' | 'credentials'>

const region = 'us-east-1'
const day = 24 * 3_600_000

/**
 * Pages come last, so that none refers to a file that isn't there yet. Files that are no longer used stay for a day,
 * because people may still have the old page open.
 */
export async function publish(build: string, { bucket, distribution, client, edgeClient = client }: Place, now: Date) {
	const s3 = new S3Client({ region, ...client, forcePathStyle: client !== undefined })
	const files = await filesBelow(build)
	const isPage = (file: string) => file.endsWith('.html')
	const upload = async (file: string) => {
		const Body = await readFile(join(build, file))
		await s3.send(new PutObjectCommand({ Bucket: bucket, Key: file, Body, ...headersFor(file) }))
	}
	await inBatches(
		files.filter((file) => !isPage(file)),
		upload,
	)
	await inBatches(files.filter(isPage), upload)
	await retire(s3, bucket, new Set(files), now)
	await new CloudFrontClient({ region, ...edgeClient }).send(
		new CreateInvalidationCommand({
			DistributionId: distribution,
			InvalidationBatch: { CallerReference: now.toISOString(), Paths: { Quantity: 1, Items: ['/*'] } },
		}),
	)
	return files.length
}

/** Files that aren't part of the site any more are marked, and removed when the mark is a day old. */
async function retire(s3: S3Client, Bucket: string, current: Set<string>, now: Date) {
	let ContinuationToken: string | undefined
	do {
		const page = await s3.send(new ListObjectsV2Command({ Bucket, ContinuationToken }))
		const old = (page.Contents ?? []).flatMap(({ Key }) => (Key && !current.has(Key) ? [Key] : []))
		await inBatches(old, async (Key) => {
			const { TagSet } = await s3.send(new GetObjectTaggingCommand({ Bucket, Key }))
			const retired = TagSet?.find((tag) => tag.Key === 'retired')?.Value
			if (!retired) {
				const Tagging = { TagSet: [{ Key: 'retired', Value: now.toISOString() }] }
				await s3.send(new PutObjectTaggingCommand({ Bucket, Key, Tagging }))
			} else if (now.getTime() - Date.parse(retired) > day) {
				await s3.send(new DeleteObjectCommand({ Bucket, Key }))
			}
		})
		ContinuationToken = page.NextContinuationToken
	} while (ContinuationToken)
}
