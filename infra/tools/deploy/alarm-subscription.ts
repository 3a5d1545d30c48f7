import {
	paginateListSubscriptionsByTopic,
	type SNSClient,
	SubscribeCommand,
	type Subscription,
} from '@aws-sdk/client-sns'
import type { Settings } from '#infra/stacks/settings.ts'
import type { Outputs } from '../cloud-facts.ts'

export async function subscriptionsTo(TopicArn: string, client: SNSClient) {
	const found: Subscription[] = []
	for await (const { Subscriptions = [] } of paginateListSubscriptionsByTopic({ client }, { TopicArn }))
		found.push(...Subscriptions)
	return found
}

/** A subscription that someone ended may be in the list for some days, as `Deleted`. */
const isConfirmed = ({ SubscriptionArn }: Subscription) => SubscriptionArn?.startsWith('arn:') ?? false
const isPending = ({ SubscriptionArn }: Subscription) => SubscriptionArn === 'PendingConfirmation'

export function whoIsTold(subscriptions: Subscription[]) {
	const told = subscriptions.filter(isConfirmed)
	return [
		...told.map(({ Endpoint }) => `${Endpoint} is told of alarms.`),
		...subscriptions
			.filter(isPending)
			.map(
				({ Endpoint }) =>
					`${Endpoint} isn't told of alarms yet: for two days the mail from AWS Notifications waits for its confirmation.`,
			),
		...(told.length === 0
			? ['Nobody is told of alarms: set alarmEmail in deploy.json, deploy, and confirm the mail from AWS.']
			: []),
	]
}

type Places = Pick<Outputs['App'], 'AlarmTopic' | 'UnheardAlarms'>

/**
 * SNS forgets a subscription that nobody confirms, and each of its mails has a link that ends one. CloudFormation
 * notices neither, so the address is subscribed again here, as the stack does it.
 */
export async function alarmSubscription(
	{ alarmEmail }: Pick<Settings, 'alarmEmail'>,
	{ AlarmTopic: TopicArn, UnheardAlarms: deadLetterTargetArn }: Places,
	client: SNSClient,
) {
	const all = await subscriptionsTo(TopicArn, client)
	const ours = all.filter(({ Endpoint }) => Endpoint === alarmEmail)
	if (ours.some(isConfirmed)) return []
	if (!ours.some(isPending)) {
		const Attributes = { RedrivePolicy: JSON.stringify({ deadLetterTargetArn }) }
		await client.send(new SubscribeCommand({ TopicArn, Protocol: 'email', Endpoint: alarmEmail, Attributes }))
	}
	return [`Confirm the mail from AWS Notifications to ${alarmEmail} within two days: until then no alarm reaches it.`]
}
