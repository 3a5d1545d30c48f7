import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { requestHandler } from '#functions/platform/aws-calls.ts'
import { alarmEnv, tableEnv } from '#functions/platform/env.ts'
import { copiesOf } from '#functions/platform/store/copies.ts'

const { ALARM_PREFIX: stage, ALARM_TOPIC: TopicArn } = alarmEnv()
const { TABLE_NAME } = tableEnv()
const tables = new DynamoDBClient({ requestHandler })
const topic = new SNSClient({ requestHandler })

/** We promise that backups are gone after 35 days, and a forgotten copy has everybody in it for good. */
export async function remindOfCopies() {
	const copies = await copiesOf(TABLE_NAME, tables)
	if (copies.length === 0) return
	await topic.send(
		new PublishCommand({
			TopicArn,
			Subject: `A restore left ${copies.length} copies of ${stage}`,
			Message: `These tables still have everybody's data, also of people who were erased since. Once everything is as it should be, delete them: npm run restore -- --drop-copy, with the moment in the name (docs/runbook.md).\n\n${copies.join('\n')}`,
		}),
	)
}
