import type { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { Rule, type Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { heartbeat } from './alarm.ts'
import type { Lambda } from './lambda.ts'
import type { Settings } from './settings.ts'

interface ClockProps {
	settings: Settings
	schedule: Schedule
	/** The alarm counts in this time, the longest between two runs. */
	every: Duration
	jobs: Lambda[]
	/** A run that couldn't be started ends here. */
	deadEnd: IQueue
	alarms: ITopic
	/** The text says what people notice when the jobs don't run. */
	means: string
}

/**
 * The rule starts jobs. Its alarm turns red when two runs are missed, because a job that never runs logs no error.
 */
export function clock(scope: Construct, id: string, { schedule, every, jobs, ...props }: ClockProps) {
	const { deadEnd: deadLetterQueue, settings, alarms, means } = props
	const rule = new Rule(scope, `${id}Rule`, {
		schedule,
		targets: jobs.map((job) => new LambdaFunction(job.function, { deadLetterQueue, retryAttempts: 3 })),
	})
	heartbeat(scope, `${id}NotRunning`, {
		settings,
		metric: new Metric({
			namespace: 'AWS/Events',
			metricName: 'Invocations',
			dimensionsMap: { RuleName: rule.ruleName },
			period: every,
			statistic: 'Sum',
		}),
		means,
		alarms,
		times: 2,
	})
}
