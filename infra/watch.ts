import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Function as LambdaService } from 'aws-cdk-lib/aws-lambda'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import { alarm, heartbeat } from './alarm.ts'
import type { HttpApi } from './api.ts'
import type { Data } from './data.ts'
import { Lambda } from './lambda.ts'
import { DeadEnd } from './queue.ts'
import type { Settings } from './settings.ts'

interface WatchProps {
	settings: Settings
	data: Data
	api: HttpApi
	alarms: Topic
}

const daily = Duration.days(1)

/** Watches what no single function can notice: gateway errors, throttling, long waiting times, and alarms that stay red. */
export class Watch extends Construct {
	constructor(scope: Construct, id: string, props: WatchProps) {
		super(scope, id)
		const { api, alarms } = props
		const period = Duration.minutes(5)
		alarm(this, 'GatewayErrors', {
			metric: api.rest.metricServerError({ period, statistic: 'Sum' }),
			means: 'The API failed to answer people, and the reason may not be in the log of any function.',
			alarms,
		})
		alarm(this, 'Throttles', {
			metric: LambdaService.metricAllThrottles({ period, statistic: 'Sum' }),
			means: 'People were turned away, because AWS does not let this account run more functions at once.',
			alarms,
		})
		const undone = new DeadEnd(this, 'Undone', {
			settings: props.settings,
			alarms,
			means: 'A daily job failed, so long waits, the digest or alarms that stay red are not reported.',
		})
		this.#daily('DailyWaitingTime', this.#waitingTime(props, undone), undone, alarms)
		this.#daily('DailyDigest', this.#digest(props, undone), undone, alarms)
		this.#daily('DailyReminder', this.#reminder(props, undone), undone, alarms)
	}

	#waitingTime({ settings, data, alarms }: WatchProps, undone: DeadEnd) {
		const job = new Lambda(this, 'WaitingTime', {
			settings,
			alarms,
			entry: 'functions/jobs/waiting-time.ts',
			failureMeans: 'Nobody is told when an application waits too long for its answer.',
			memory: 256,
			deadEnd: undone.queue,
		})
		job.reachOnly(data.table, { pages: ['APPLICATIONS'] })
		alarm(this, 'WaitingTooLong', {
			metric: oldestPendingDays(settings),
			means: 'Someone has waited 21 days for our answer, and our mail promised it within 21 days.',
			alarms,
			threshold: 21,
		})
		return job
	}

	#digest({ settings, data, alarms }: WatchProps, undone: DeadEnd) {
		const job = new Lambda(this, 'Digest', {
			settings,
			alarms,
			entry: 'functions/jobs/digest.ts',
			failureMeans: 'Employees who want the digest are not told how many applications wait.',
			memory: 256,
			deadEnd: undone.queue,
		})
		job.reachOnly(data.table, {
			reads: ['USER#*', 'COUNT#APPLICATIONS'],
			keeps: ['DIGEST'],
			// An item below a user says which mail was their last.
			appends: ['MAIL#*', 'USER#*'],
			pages: ['APPLICATIONS', 'REPORTS', 'BOOKS', 'EMPLOYEEAPPLICATIONS', 'AFFILIATES'],
		})
		return job
	}

	#reminder({ settings, alarms }: WatchProps, undone: DeadEnd) {
		const job = new Lambda(this, 'Reminder', {
			settings,
			alarms,
			entry: 'functions/jobs/alarm-reminder.ts',
			failureMeans: 'Nobody is reminded of alarms that stay red.',
			memory: 256,
			deadEnd: undone.queue,
		})
		job.tell({ ALARM_PREFIX: settings.names.app })
		job.give('ALARM_TOPIC', alarms.topicArn, ['sns:Publish'], [alarms.topicArn])
		// The job lists alarms by a name prefix, and AWS can't restrict that call to resources.
		job.allow(['cloudwatch:DescribeAlarms'], ['*'])
		return job
	}

	/** It runs in the morning in the United States, when people have the day to act on it. */
	#daily(id: string, job: Lambda, undone: DeadEnd, alarms: Topic) {
		new Rule(this, id, {
			schedule: Schedule.cron({ hour: '13', minute: '0' }),
			targets: [new LambdaFunction(job.function, { deadLetterQueue: undone.queue, retryAttempts: 3 })],
		})
		heartbeat(job, 'NotRunning', {
			job: job.function,
			every: daily,
			means: 'A daily job does not run, so long waits, the digest or alarms that stay red are not reported.',
			alarms,
		})
	}
}

export const oldestPendingDays = ({ names }: Settings) =>
	new Metric({
		namespace: names.metrics,
		metricName: 'OldestPendingDays',
		dimensionsMap: { service: 'bridge' },
		period: daily,
		statistic: 'Maximum',
	})
