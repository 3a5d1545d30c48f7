import { Duration, Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import type { Data } from './data.ts'
import { Lambda } from './lambda.ts'
import { DeadEnd, WorkQueue } from './queue.ts'
import type { Settings } from './settings.ts'

interface MailProps {
	settings: Settings
	data: Data
	alarms: Topic
}

/** Outbox item → stream → relay → queue → sender → SES, and what came back from the recipients. */
export class Mail extends Construct {
	readonly feedbackTopic: Topic
	readonly queue: WorkQueue

	constructor(scope: Construct, id: string, props: MailProps) {
		super(scope, id)
		const tries = props.settings.mailRetrySeconds.split(',').length + 1
		this.queue = new WorkQueue(this, 'Queue', {
			...props,
			tries,
			visibleAfter: Duration.seconds(180),
			means:
				'Mails to applicants or members could not be sent, not even after hours. Their addresses are in the console.',
		})
		this.#relay(props, this.queue)
		this.#sender(props, this.queue)
		this.feedbackTopic = this.#feedback(props)
	}

	#relay({ settings, data, alarms }: MailProps, queue: WorkQueue) {
		const relay = new Lambda(this, 'Relay', {
			settings,
			alarms,
			entry: 'functions/jobs/mail-relay.ts',
			failureMeans: 'Mails wait in the outbox: codes, confirmations and decisions do not leave.',
			memory: 256,
		})
		relay.give('MAIL_QUEUE_URL', queue.queue.queueUrl, ['sqs:SendMessage'], [queue.queue.queueArn])
		const lost = new DeadEnd(this, 'NotRelayed', {
			settings,
			alarms,
			means: 'Mails were not even put into the queue. The outbox items are named in these messages.',
		})
		relay.function.addEventSource(
			new DynamoEventSource(data.table, {
				startingPosition: StartingPosition.TRIM_HORIZON,
				batchSize: 10,
				retryAttempts: 20,
				bisectBatchOnError: true,
				reportBatchItemFailures: true,
				onFailure: new SqsDlq(lost.queue),
				filters: [
					FilterCriteria.filter({
						eventName: FilterRule.isEqual('INSERT'),
						dynamodb: { Keys: { pk: { S: FilterRule.beginsWith('MAIL#') } } },
					}),
				],
			}),
		)
	}

	#sender({ settings, data, alarms }: MailProps, queue: WorkQueue) {
		const sender = new Lambda(this, 'Sender', {
			settings,
			alarms,
			entry: 'functions/jobs/mail-sender.tsx',
			failureMeans: 'Mails are delayed: codes, confirmations and decisions arrive late or not at all.',
			seconds: 30,
		})
		sender.give('MAIL_FROM', settings.mailFrom, ['ses:SendEmail'], this.#senderIdentities(settings))
		sender.give(
			'TABLE_NAME',
			data.table.tableName,
			['dynamodb:GetItem', 'dynamodb:UpdateItem'],
			[data.table.tableArn],
		)
		sender.denyChangesBelow('AUDIT#', data.table.tableArn)
		sender.give(
			'MAIL_QUEUE_URL',
			queue.queue.queueUrl,
			['sqs:ChangeMessageVisibility'],
			[queue.queue.queueArn],
		)
		sender.tell({
			SITE_ADDRESS: settings.site,
			MAIL_RETRY_SECONDS: settings.mailRetrySeconds,
			// The Web stack makes it, because LocalStack's edition has no such resource.
			...(!settings.local && { MAIL_CONFIGURATION_SET: settings.names.configurationSet }),
		})
		sender.function.addEventSource(
			new SqsEventSource(queue.queue, { batchSize: 5, maxConcurrency: 2, reportBatchItemFailures: true }),
		)
	}

	#senderIdentities({ mailAddress, mailDomain, local, names: { configurationSet } }: Settings) {
		// The embedded emulator cannot say which identity a SendEmail is about.
		if (local) return ['*']
		const { account, region } = Stack.of(this)
		const names = [
			...[`identity/${mailDomain}`, `identity/${mailAddress}`],
			`configuration-set/${configurationSet}`,
		]
		return names.map((name) => `arn:aws:ses:${region}:${account}:${name}`)
	}

	#feedback({ settings, data, alarms }: MailProps) {
		const topic = new Topic(this, 'Feedback', { enforceSSL: !settings.local })
		const queue = new WorkQueue(this, 'FeedbackQueue', {
			settings,
			alarms,
			tries: 6,
			visibleAfter: Duration.seconds(60),
			means: 'We do not learn which addresses bounce, and go on writing to them.',
		})
		// The configuration set that publishes here is in the Web stack, which knows this one and not the other way round.
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
			alarms,
			entry: 'functions/jobs/mail-feedback.ts',
			failureMeans: 'Bounces and complaints are not noted at the address they concern.',
			memory: 256,
		})
		reader.give('TABLE_NAME', data.table.tableName, ['dynamodb:UpdateItem'], [data.table.tableArn])
		reader.denyChangesBelow('AUDIT#', data.table.tableArn)
		reader.function.addEventSource(
			new SqsEventSource(queue.queue, { batchSize: 10, maxConcurrency: 2, reportBatchItemFailures: true }),
		)
		return topic
	}
}
