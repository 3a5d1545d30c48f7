import { ListSubscriptionsByTopicCommand, SNSClient, SubscribeCommand } from '@aws-sdk/client-sns'
import { expect, test } from 'vitest'
import { alarmSubscription, whoIsTold } from './alarm-subscription.ts'

const alarmEmail = 'alarms@bridge.example'
const confirmed = { Endpoint: alarmEmail, SubscriptionArn: 'arn:aws:sns:us-east-1:123456789012:Alarms:1' }
const pending = { Endpoint: alarmEmail, SubscriptionArn: 'PendingConfirmation' }
const ended = { Endpoint: alarmEmail, SubscriptionArn: 'Deleted' }
const former = { ...confirmed, Endpoint: 'former@bridge.example' }

/** The list comes in two pages. The answer says what is left to do, and who was subscribed. */
async function after(subscriptions: (typeof confirmed)[]) {
	const client = new SNSClient({ region: 'us-east-1' })
	const asked: unknown[] = []
	client.send = async (command: unknown) => {
		if (command instanceof SubscribeCommand) return asked.push(command.input)
		const isSecond = command instanceof ListSubscriptionsByTopicCommand && command.input.NextToken
		return isSecond ? { Subscriptions: subscriptions } : { Subscriptions: [], NextToken: 'more' }
	}
	const left = await alarmSubscription({ alarmEmail }, { AlarmTopic: 'topic', UnheardAlarms: 'queue' }, client)
	return { left, asked }
}

test('the address of alarms is subscribed again after its subscription expired or was ended', async () => {
	const again = {
		TopicArn: 'topic',
		Protocol: 'email',
		Endpoint: alarmEmail,
		Attributes: { RedrivePolicy: '{"deadLetterTargetArn":"queue"}' },
	}
	const left = [expect.stringContaining(`to ${alarmEmail} within two days`)]
	for (const found of [[], [ended], [former]]) expect(await after(found)).toEqual({ left, asked: [again] })
	expect(await after([former, pending])).toEqual({ left, asked: [] })
	expect(await after([former, ended, confirmed])).toEqual({ left: [], asked: [] })
})

test('who ended their subscription or never confirmed it isn’t called told', () => {
	expect(whoIsTold([confirmed, ended])).toEqual([`${alarmEmail} is told of alarms.`])
	const nobody = expect.stringContaining('Nobody is told of alarms')
	expect(whoIsTold([ended])).toEqual([nobody])
	expect(whoIsTold([pending])).toEqual([expect.stringContaining("isn't told of alarms yet"), nobody])
})
