import { Duration } from 'aws-cdk-lib'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { alarm } from './alarm.ts'
import type { Settings } from './settings.ts'

interface DeadEndProps {
	settings: Settings
	alarms: ITopic
	/** What `npm run give-back` calls it. */
	name: string
	/** The effect on people when a message ends up here. */
	means: string
}

const basics = (settings: Settings) => ({
	encryption: QueueEncryption.SQS_MANAGED,
	enforceSSL: !settings.local,
})

/** A dead-letter queue that keeps messages for two weeks and has an alarm. */
export class DeadEnd extends Construct {
	readonly queue: Queue
	/** What takes its messages again. Without that they're only shown and removed. */
	backTo: { queue: string } | { function: string } | undefined
	readonly #name: string

	constructor(scope: Construct, id: string, { settings, alarms, name, means }: DeadEndProps) {
		super(scope, id)
		this.#name = name
		this.queue = new Queue(this, 'Queue', { ...basics(settings), retentionPeriod: Duration.days(14) })
		const waiting = this.queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5) })
		alarm(this, 'Alarm', { metric: waiting, means, alarms })
	}

	/** All that an operator's command needs to know. */
	get note() {
		return { name: this.#name, url: this.queue.queueUrl, ...this.backTo }
	}
}

interface WorkQueueProps extends DeadEndProps {
	attempts: number
	/** A message older than all its attempts take shows that the consumer doesn't work. `means` is the effect on people. */
	stuck: { after: Duration; means: string }
	/** At least six times the consumer's timeout, as AWS advises. */
	visibleAfter: Duration
}

/** A queue that moves a message to its dead-letter queue after this many attempts. */
export class WorkQueue extends Construct {
	readonly queue: Queue
	readonly deadEnd: DeadEnd

	constructor(scope: Construct, id: string, props: WorkQueueProps) {
		super(scope, id)
		this.deadEnd = new DeadEnd(this, 'DeadEnd', props)
		this.queue = new Queue(this, 'Queue', {
			...basics(props.settings),
			visibilityTimeout: props.visibleAfter,
			deadLetterQueue: { queue: this.deadEnd.queue, maxReceiveCount: props.attempts },
		})
		this.deadEnd.backTo = { queue: this.queue.queueUrl }
		alarm(this, 'Stuck', {
			metric: this.queue.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(5) }),
			threshold: props.stuck.after.toSeconds(),
			means: props.stuck.means,
			alarms: props.alarms,
		})
	}
}
