import { Duration } from 'aws-cdk-lib'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { alarm } from './alarm.ts'
import type { Settings } from './settings.ts'

interface DeadEndProps {
	settings: Settings
	alarms: ITopic
	/** `npm run give-back` calls the queue by this name. */
	name: string
	/** The text says what people notice when a message ends up here. */
	means: string
}

const basics = (settings: Settings) => ({ encryption: QueueEncryption.SQS_MANAGED, enforceSSL: !settings.local })

/** The dead-letter queue keeps messages for two weeks and has an alarm. */
export class DeadEnd extends Construct {
	readonly queue: Queue
	/** `npm run give-back` sends the messages there again. Without it the command only shows and removes them. */
	backTo: { queue: string } | { function: string } | undefined
	readonly #name: string

	constructor(scope: Construct, id: string, { settings, alarms, name, means }: DeadEndProps) {
		super(scope, id)
		this.#name = name
		this.queue = new Queue(this, 'Queue', { ...basics(settings), retentionPeriod: Duration.days(14) })
		const waiting = this.queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5) })
		alarm(this, 'Alarm', { metric: waiting, means, alarms })
	}

	/** The note has all that an operator's command needs to know. */
	get note() {
		return { name: this.#name, url: this.queue.queueUrl, ...this.backTo }
	}
}

interface WorkQueueProps extends DeadEndProps {
	attempts: number
	/**
	 * A message that is older than all its attempts shows that the consumer doesn't work. `means` says what people
	 * notice.
	 */
	stuck: { after: Duration; means: string }
	/** AWS advises at least six times the consumer's timeout. */
	visibleAfter: Duration
}

/** The queue moves a message to its dead-letter queue after this many attempts. */
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
