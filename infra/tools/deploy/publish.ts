import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
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
import { deskWorker } from '#shared/paths.ts'
import { inBatches } from '../batches.ts'

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

const contentTypes: Record<string, string> = {
	'.avif': 'image/avif',
	'.css': 'text/css; charset=utf-8',
	'.html': 'text/html; charset=utf-8',
	'.ico': 'image/x-icon',
	'.jpg': 'image/jpeg',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.map': 'application/json; charset=utf-8',
	'.png': 'image/png',
	'.svg': 'image/svg+xml; charset=utf-8',
	'.txt': 'text/plain; charset=utf-8',
	'.webmanifest': 'application/manifest+json; charset=utf-8',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
	'.xml': 'application/xml; charset=utf-8',
}

export function headersFor(file: string) {
	const ContentType = contentTypes[extname(file).toLowerCase()]
	if (!ContentType) throw new Error(`No content type is known for ${file}: add it to infra/tools/deploy/publish.ts`)
	return { ContentType, CacheControl: cacheFor(file) }
}

/**
 * Vite names the files below assets/ by their content, so they may be kept. A page, and the worker that keeps one,
 * must always be asked for again.
 */
function cacheFor(file: string) {
	if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable'
	return file.endsWith('.html') || `/${file}` === deskWorker ? 'no-cache' : 'public, max-age=3600'
}

/** The paths are as the site's address has them. The build keeps files that begin with a dot for itself. */
async function filesBelow(folder: string) {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true })
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
		.filter((file) => !file.startsWith('.'))
		.sort()
}
