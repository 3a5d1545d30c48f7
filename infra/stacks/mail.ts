import { Duration, Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import { alarm, errorsOf } from './alarm.ts'
import type { Parts } from './data.ts'
import { Lambda } from './lambda.ts'
import { WorkQueue } from './queue.ts'
import type { Settings } from './settings.ts'

/**
 * A mail goes from the outbox through the stream, the relay, the queue and the sender to SES. Bounces and complaints
 * come back.
 */
export class Mail extends Construct {
	readonly feedbackTopic: Topic
	readonly queue: WorkQueue
	readonly relay: Lambda

	constructor(scope: Construct, id: string, props: Parts) {
		super(scope, id)
		const attempts = props.settings.mailRetrySeconds.split(',').length + 1
		this.queue = new WorkQueue(this, 'Queue', {
			...props,
			name: 'mails',
			attempts,
			visibleAfter: Duration.seconds(180),
			stuck: {
				after: Duration.hours(6),
				means:
					'Emails have waited for six hours, which is longer than all tries take: nothing takes them from the queue.',
			},
			means:
				'Emails to applicants or members could not be sent, not even after hours. Each one is marked as failed in the console, on the application or the user.',
		})
		alarm(this, 'Errors', {
			metric: errorsOf(props.settings, 'Mails'),
			means:
				'Emails are delayed or did not arrive, and an applicant may not know our decision. `npm run errors` says which.',
			alarms: props.alarms,
		})
		this.relay = this.#relay(props, this.queue)
		this.#sender(props, this.queue)
		this.feedbackTopic = this.#feedback(props)
	}

	#relay({ settings, data, alarms }: Parts, queue: WorkQueue) {
		const relay = new Lambda(this, 'Relay', {
			settings,
			kind: 'Mails',
			entry: 'functions/jobs/mail-relay.ts',
			failureMeans: 'Emails wait in the outbox: codes, confirmations and decisions do not leave.',
			memory: 256,
		})
		relay.give('MAIL_QUEUE_URL', queue.queue.queueUrl, ['sqs:SendMessage'], [queue.queue.queueArn])
		alarm(this, 'RelayBehind', {
			metric: relay.function.metric('IteratorAge', { period: Duration.minutes(5), statistic: 'Maximum' }),
			threshold: Duration.minutes(5).toMilliseconds(),
			means: 'Emails have waited in the outbox for five minutes: codes, confirmations and decisions do not leave.',
			alarms,
		})
		relay.function.addEventSource(
			new DynamoEventSource(data.table, {
				startingPosition: StartingPosition.TRIM_HORIZON,
				batchSize: 10,
				// Retries have no limit, because Lambda would drop the records, and a failure destination doesn't keep them.
				retryAttempts: -1,
				filters: [
					// The relay gets new mails and mailings only, because the sender changes them itself.
					{ eventName: FilterRule.isEqual('INSERT'), dynamodb: { Keys: { pk: { S: FilterRule.beginsWith('MAIL') } } } },
					// Events, sponsors, settings and the end of a count are what everyone may read.
					{ dynamodb: { Keys: { sk: { S: FilterRule.or('EVENT', 'SPONSORWALL', 'APPLICATIONS', 'AS OF') } } } },
				].map((records) => FilterCriteria.filter(records)),
			}),
		)
		return relay
	}

	#sender({ settings, data }: Parts, queue: WorkQueue) {
		const sender = new Lambda(this, 'Sender', {
			settings,
			kind: 'Mails',
			entry: 'functions/jobs/mail-sender.ts',
			failureMeans:
				'Emails are delayed or were not delivered: look which in the log. An applicant may not know our decision.',
			seconds: 30,
			// The rounds end: a mailing has its last guest, and a mail is sent or leaves the outbox. Seconds lie between them.
			startsItself: true,
		})
		sender.tell({ MAIL_FROM: settings.mailFrom })
		this.#allowSending(sender, settings)
		// The sender imports what changes events and guests, and only reads them.
		sender.reachOnly(data.table, {
			keeps: ['MAIL#*', 'OUTCOME#*', 'ADDRESS#*', 'MAILING#*'],
			reads: ['EVENT#*', 'GUEST#*', 'USER#*'],
			appends: ['CANCELSIGNUP#*'],
			pages: ['GUESTS'],
		})
		sender.give(
			'MAIL_QUEUE_URL',
			queue.queue.queueUrl,
			['sqs:ChangeMessageVisibility', 'sqs:SendMessage'],
			[queue.queue.queueArn],
		)
		sender.tell({
			SITE_ADDRESS: settings.site,
			MAIL_RETRY_SECONDS: settings.mailRetrySeconds,
			// The Web stack creates the configuration set, because LocalStack's edition doesn't support it.
			...(!settings.local && { MAIL_CONFIGURATION_SET: settings.names.configurationSet }),
		})
		sender.function.addEventSource(
			new SqsEventSource(queue.queue, { batchSize: 5, maxConcurrency: 2, reportBatchItemFailures: true }),
		)
	}

	/**
	 * The sender may send to anyone, but only from our own address. A recipient that is an identity of the account, as all
	 * verified recipients of a sandbox are, is a resource of the call too, so all identities must be allowed.
	 */
	#allowSending(sender: Lambda, { mailAddress, local, names }: Settings) {
		// A mail to a list has headers of its own, and only a raw mail can have those.
		const actions = ['ses:SendEmail', 'ses:SendRawEmail']
		// The embedded emulator doesn't evaluate the identity or the sender's address of SendEmail.
		if (local) return sender.allow(actions, ['*'])
		const ses = `arn:aws:ses:${Stack.of(this).region}:${Stack.of(this).account}`
		const fromUs = { StringEquals: { 'ses:FromAddress': mailAddress } }
		sender.allow(actions, [`${ses}:identity/*`], fromUs)
		sender.allow(actions, [`${ses}:configuration-set/${names.configurationSet}`])
	}

	#feedback({ settings, data, alarms }: Parts) {
		const topic = new Topic(this, 'Feedback', { enforceSSL: !settings.local })
		const queue = new WorkQueue(this, 'FeedbackQueue', {
			settings,
			alarms,
			name: 'bounces',
			attempts: 6,
			visibleAfter: Duration.seconds(60),
			stuck: {
				after: Duration.hours(1),
				means: 'For an hour we have not noted which addresses bounce, and go on writing to them.',
			},
			means: 'We do not learn which addresses bounce, and go on writing to them.',
		})
		// The configuration set that publishes to this topic is in the Web stack, which depends on this stack.
		topic.addToResourcePolicy(
			new PolicyStatement({
				principals: [new ServicePrincipal('ses.amazonaws.com')],
				actions: ['sns:Publish'],
				resources: [topic.topicArn],
				conditions: { StringEquals: { 'AWS:SourceAccount': Stack.of(this).account } },
			}),
		)
		topic.addSubscription(new SqsSubscription(queue.queue, { deadLetterQueue: queue.deadEnd.queue }))
		const reader = new Lambda(this, 'FeedbackReader', {
			settings,
			kind: 'Mails',
			entry: 'functions/jobs/mail-feedback.ts',
			failureMeans: 'Bounces and complaints are not noted at the address they concern.',
			memory: 256,
		})
		reader.reachTable(data.table)
		reader.function.addEventSource(
			new SqsEventSource(queue.queue, { batchSize: 10, maxConcurrency: 2, reportBatchItemFailures: true }),
		)
		return topic
	}
}
