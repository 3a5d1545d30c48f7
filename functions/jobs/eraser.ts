import { S3Client } from '@aws-sdk/client-s3'
import type { Context } from 'aws-lambda'
import { eraseAccount } from '#functions/domain/erasing/erase-account.ts'
import { Asked } from '#functions/domain/erasing/erasures.ts'
import { requestHandler } from '#functions/platform/aws-calls.ts'
import { emulator, setting } from '#functions/platform/env.ts'
import { log } from '#functions/platform/log.ts'

const bucket = setting('FILES_BUCKET')
const client = new S3Client({ requestHandler, forcePathStyle: emulator !== undefined })

/** Erases one account. The morning job starts it, and Lambda starts it again if it breaks off. */
export async function handler(event: unknown, { awsRequestId }: Pick<Context, 'awsRequestId'>) {
	const asked = Asked.parse(event)
	const isErased = await eraseAccount(asked, { client, bucket }, awsRequestId)
	log.info(isErased ? 'account erased' : 'account not erased by this run', { actor: asked.userId })
}
