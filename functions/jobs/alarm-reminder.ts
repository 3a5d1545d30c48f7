import { CloudWatchClient, DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch'
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { requestHandler } from '#functions/platform/aws-calls.ts'
import { alarmEnv } from '#functions/platform/env.ts'
import { log } from '#functions/platform/log.ts'

const { ALARM_PREFIX: stage, ALARM_TOPIC: TopicArn } = alarmEnv()
const cloudWatch = new CloudWatchClient({ requestHandler })
const topic = new SNSClient({ requestHandler })

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
	await topic.send(
		new PublishCommand({
			TopicArn,
			Subject: `Still red: ${red.length} alarms of ${stage}`,
			Message: `These alarms are still red. docs/runbook.md says what to do about each.\n\n${lines.join('\n')}`,
		}),
	)
}
