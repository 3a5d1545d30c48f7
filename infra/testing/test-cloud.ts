import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { S3Client } from '@aws-sdk/client-s3'
import { SESClient } from '@aws-sdk/client-ses'
import { SNSClient } from '@aws-sdk/client-sns'
import { SQSClient } from '@aws-sdk/client-sqs'
import { inject } from 'vitest'
import { mailbox } from '#infra/local/mailbox.ts'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { clientSettings } from '#infra/tools/credentials.ts'

declare module 'vitest' {
	interface ProvidedContext {
		cloud: Cloud
		/** No other file of tests runs beside this one. */
		alone?: boolean
	}
}

export const cloud = provided()

function provided() {
	const given = inject('cloud')
	if (given) return given
	throw new Error(
		'These tests need a running cloud. `npm test` brings one; or start `node infra/local/cloud.ts` and run with TEST_CLOUD=.local/test/cloud.json.',
	)
}

/**
 * A test that changes what all tests share calls this function, because a test beside it would fail through no fault
 * of its own.
 */
export function mustRunAlone(what: string) {
	if (!inject('alone')) throw new Error(`${what} holds for every test: name this file *.alone.cloud.test.ts`)
}

const settings = clientSettings(cloud.endpoint)

/** The account's owner may do everything with these clients, for arranging and for looking behind the scenes. */
export const admin = {
	table: new DynamoDBClient(settings),
	files: new S3Client({ ...settings, forcePathStyle: true }),
	mail: new SESClient(settings),
	queues: new SQSClient(settings),
	topics: new SNSClient(settings),
	functions: new LambdaClient(settings),
	logs: new CloudWatchLogsClient(settings),
}

/** The answer has every mail to the address so far, newest first. */
export const inbox = (to: string) => mailbox(cloud, to)
