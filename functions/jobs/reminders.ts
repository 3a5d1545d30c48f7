import { CloudWatchClient, DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { isSomethingLeft } from '#functions/domain/erasing/left-over.ts'
import { requestHandler } from '#functions/platform/aws-calls.ts'
import { setting } from '#functions/platform/env.ts'
import { log } from '#functions/platform/log.ts'
import { formerTables } from '#functions/platform/store/former-tables.ts'

const [stage, TopicArn] = [setting('ALARM_PREFIX'), setting('ALARM_TOPIC')]
const tables = new DynamoDBClient({ requestHandler })
const cloudWatch = new CloudWatchClient({ requestHandler })
const topic = new SNSClient({ requestHandler })

const mail = (Subject: string, Message: string) => topic.send(new PublishCommand({ TopicArn, Subject, Message }))

/** More recent alarms have just sent a mail themselves. */
const olderThan = 12 * 3_600_000

/** An alarm sends a mail only when it turns red, and one that stays red would be forgotten. */
export async function remindOfAlarms(now: Date) {
	// A stage has some twenty alarms, so one page of 100 holds them all.
	const query = new DescribeAlarmsCommand({ AlarmNamePrefix: `${stage}: `, StateValue: 'ALARM', MaxRecords: 100 })
	const { MetricAlarms = [] } = await cloudWatch.send(query)
	const before = now.getTime() - olderThan
	// An update may leave the state as it was, and change only its reason.
	const red = MetricAlarms.filter(
		({ StateTransitionedTimestamp, StateUpdatedTimestamp }) =>
			Number(StateTransitionedTimestamp ?? StateUpdatedTimestamp) < before,
	)
	log.info('alarms that stay red', { count: red.length })
	if (red.length === 0) return
	const lines = red.map(({ AlarmName, AlarmDescription }) => `${AlarmName}\n${AlarmDescription}\n`)
	await mail(
		`Still red: ${red.length} alarms of ${stage}`,
		`These alarms are still red. docs/runbook.md says what to do about each.\n\n${lines.join('\n')}`,
	)
}

/** We promise that backups are gone after 35 days, and a forgotten table has everybody in it for good. */
export async function remindOfFormerTables() {
	const former = await formerTables(setting('TABLE_NAME'), tables)
	if (former.length === 0) return
	await mail(
		`A restore left tables of ${stage}: ${former.length}`,
		`These tables aren't in use, and still have everybody's data, also of people who were erased since. Once everything is as it should be, delete each: npm run restore -- --drop <table> (docs/runbook.md).\n\n${former.join('\n')}`,
	)
}

/** Nobody would notice that more is due each day than leaves. */
export async function remindOfOldData() {
	if (!(await isSomethingLeft())) return
	await mail(
		`Old data of ${stage} is still here`,
		'Yesterday there was more to remove than time for it. Today’s run goes on. If this comes a third time, see “jobs errors” in docs/runbook.md.',
	)
}
