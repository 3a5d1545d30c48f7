import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { GetObjectCommand, NoSuchKey, PutObjectTaggingCommand, S3Client } from '@aws-sdk/client-s3'
import * as z from 'zod'
import { clean, type ScanProblem, scanTag } from '#shared/files/rules.ts'

const { REPORT_FUNCTION } = z.object({ REPORT_FUNCTION: z.string().min(1) }).parse(process.env)

const s3 = new S3Client({ forcePathStyle: true })
const lambda = new LambdaClient()

/** S3 sends an event for each upload, of which we use these parts. */
const Uploaded = z.object({
	detail: z.object({ bucket: z.object({ name: z.string() }), object: z.object({ key: z.string() }) }),
})

/**
 * Every virus scanner takes this text for a virus. The text is in two pieces, so that no scanner takes this file for
 * one.
 */
const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$' + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!'

function resultOf(file: Buffer): typeof clean | ScanProblem {
	if (file.includes(eicar)) return 'THREATS_FOUND'
	// GuardDuty can't read a PDF that needs a password.
	return file.includes('%PDF-') && file.includes('/Encrypt') ? 'UNSUPPORTED' : clean
}

/**
 * The function tags an upload on LocalStack as GuardDuty does on AWS, and hands a bad result to the job that reports
 * it.
 */
export async function handler(event: unknown) {
	const { bucket, object } = Uploaded.parse(event).detail
	const place = { Bucket: bucket.name, Key: object.key }
	const file = await read(place)
	if (!file) return
	const scanResultStatus = resultOf(file)
	const TagSet = [{ Key: scanTag, Value: scanResultStatus }]
	await s3.send(new PutObjectTaggingCommand({ ...place, Tagging: { TagSet } }))
	if (scanResultStatus === clean) return
	const detail = { s3ObjectDetails: { objectKey: object.key }, scanResultDetails: { scanResultStatus } }
	await lambda.send(
		new InvokeCommand({ FunctionName: REPORT_FUNCTION, InvocationType: 'Event', Payload: JSON.stringify({ detail }) }),
	)
}

/** Somebody may remove an upload before its scan begins. */
async function read(place: { Bucket: string; Key: string }) {
	try {
		const { Body } = await s3.send(new GetObjectCommand(place))
		return Buffer.from((await Body?.transformToByteArray()) ?? [])
	} catch (error) {
		if (error instanceof NoSuchKey) return undefined
		throw error
	}
}
