import { Duration } from 'aws-cdk-lib'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { alarm } from './alarm.ts'
import type { Settings } from './settings.ts'

interface DeadEndProps {
	settings: Settings
	alarms: ITopic
	/** What it means to people that something lies here. */
	means: string
}

const basics = (settings: Settings) => ({
	encryption: QueueEncryption.SQS_MANAGED,
	enforceSSL: !settings.local,
})

/** Where something ends that could not be done: kept for two weeks, and somebody is told. */
export class DeadEnd extends Construct {
	readonly queue: Queue

	constructor(scope: Construct, id: string, { settings, alarms, means }: DeadEndProps) {
		super(scope, id)
		this.queue = new Queue(this, 'Queue', { ...basics(settings), retentionPeriod: Duration.days(14) })
		const waiting = this.queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5) })
		alarm(this, 'Alarm', { metric: waiting, means, alarms })
	}
}

interface WorkQueueProps extends DeadEndProps {
	tries: number
	/** When the oldest message is older than all its tries take, its consumer is not working; and what that means. */
	stuck: { after: Duration; means: string }
	/** At least six times the consumer's timeout, as AWS advises. */
	visibleAfter: Duration
}

/** A queue whose work is tried so often, and then lies in its dead end. */
export class WorkQueue extends Construct {
	readonly queue: Queue
	readonly deadEnd: DeadEnd

	constructor(scope: Construct, id: string, props: WorkQueueProps) {
		super(scope, id)
		this.deadEnd = new DeadEnd(this, 'DeadEnd', props)
		this.queue = new Queue(this, 'Queue', {
			...basics(props.settings),
			visibilityTimeout: props.visibleAfter,
			deadLetterQueue: { queue: this.deadEnd.queue, maxReceiveCount: props.tries },
		})
		alarm(this, 'Stuck', {
			metric: this.queue.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(5) }),
			threshold: props.stuck.after.toSeconds(),
			means: props.stuck.means,
			alarms: props.alarms,
		})
	}
}
