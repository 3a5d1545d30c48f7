import { randomUUID } from 'node:crypto'
import { CloudWatchClient, DescribeAlarmsCommand, SetAlarmStateCommand } from '@aws-sdk/client-cloudwatch'
import { SubscribeCommand, UnsubscribeCommand } from '@aws-sdk/client-sns'
import {
	CreateQueueCommand,
	DeleteQueueCommand,
	GetQueueAttributesCommand,
	ReceiveMessageCommand,
} from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localStage, namesFor } from '#infra/stacks/names.ts'
import { can } from '#infra/testing/adapter.ts'
import { invoke } from '#infra/testing/invoke.ts'
import { admin, cloud } from '#infra/testing/test-cloud.ts'
import { clientSettings } from '#infra/tools/credentials.ts'

const cloudWatch = new CloudWatchClient(clientSettings(cloud.endpoint))
const alarm = `${namesFor(localStage).prefix}: mail errors`

const letsTopicsIn = {
	Version: '2012-10-17',
	Statement: [
		{ Effect: 'Allow', Principal: { Service: 'sns.amazonaws.com' }, Action: 'sqs:SendMessage', Resource: '*' },
	],
}

let QueueUrl: string | undefined
let SubscriptionArn: string | undefined

beforeAll(async () => {
	const made = await admin.queues.send(
		new CreateQueueCommand({
			QueueName: `reminders-${randomUUID()}`,
			Attributes: { Policy: JSON.stringify(letsTopicsIn) },
		}),
	)
	QueueUrl = made.QueueUrl
	const about = new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['QueueArn'] })
	const { Attributes } = await admin.queues.send(about)
	const subscribe = new SubscribeCommand({
		TopicArn: cloud.outputs.App.AlarmTopic,
		Protocol: 'sqs',
		Endpoint: Attributes?.QueueArn,
		Attributes: { RawMessageDelivery: 'true' },
		ReturnSubscriptionArn: true,
	})
	SubscriptionArn = (await admin.topics.send(subscribe)).SubscriptionArn
})

afterAll(async () => {
	await setState('OK')
	await admin.topics.send(new UnsubscribeCommand({ SubscriptionArn }))
	await admin.queues.send(new DeleteQueueCommand({ QueueUrl }))
})

const setState = (StateValue: 'OK' | 'ALARM') =>
	cloudWatch.send(new SetAlarmStateCommand({ AlarmName: alarm, StateValue, StateReason: 'a test' }))

const remindAt = (time: Date) => invoke('JobsMorning', { time: time.toISOString() })

const reminders: string[] = []

/** All reminders so far, without the mails that alarms send themselves. */
async function received() {
	const receive = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, WaitTimeSeconds: 1 })
	const { Messages = [] } = await admin.queues.send(receive)
	reminders.push(
		...Messages.map(({ Body = '' }) => Body).filter((body) => body.startsWith('These alarms are still red')),
	)
	return reminders.filter((body) => body.includes(alarm))
}

const hours = (count: number) => new Date(Date.now() + count * 3_600_000)

test.skipIf(!can.keepAlarms)(
	'an alarm that stays red is sent again the next day, with what it means; a fresh or a green one is not',
	async () => {
		const { MetricAlarms } = await cloudWatch.send(new DescribeAlarmsCommand({ AlarmNames: [alarm] }))
		expect(MetricAlarms).toHaveLength(1)
		await setState('ALARM')
		await remindAt(hours(1))
		await remindAt(hours(24))
		const about = `${alarm}\n${MetricAlarms?.[0]?.AlarmDescription}`
		await expect.poll(received).toEqual([expect.stringContaining(about)])
		await setState('OK')
		await remindAt(hours(48))
		expect(await received()).toHaveLength(1)
	},
)
