import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { heartbeat } from './alarm.ts'
import type { Data } from './data.ts'
import { Lambda, type LambdaProps } from './lambda.ts'
import { DeadEnd } from './queue.ts'
import type { Settings } from './settings.ts'

interface JobsProps {
	settings: Settings
	data: Data
	mailQueue: IQueue
	alarms: ITopic
}

interface JobProps extends Pick<LambdaProps, 'entry' | 'failureMeans' | 'seconds' | 'memory'> {
	notRunningMeans: string
	every?: Duration
}

/** Lists whose things leave with time, besides applications and reports, which statistics go on counting. */
const outlived = ['GUESTS', 'EVENTSIGNINS', 'BOOKS']

const hourly = Duration.hours(1)
const daily = Duration.days(1)

/** What a rule is called, by how many minutes it waits. */
const ruleNames = new Map([
	[60, 'Hourly'],
	[24 * 60, 'Daily'],
])

/** The scheduled jobs. */
export class Jobs extends Construct {
	/** Counts for the statistics. Employees can start it too. */
	readonly statistics: IFunction
	readonly #undone: DeadEnd
	readonly #props: JobsProps

	constructor(scope: Construct, id: string, props: JobsProps) {
		super(scope, id)
		this.#props = props
		this.#undone = new DeadEnd(this, 'Undone', {
			...props,
			means: 'A job that runs by the clock was not done, or broke off and was not done again.',
		})
		this.#sweepUploads()
		this.#sweepOutbox()
		this.#followUp()
		this.#retention()
		this.statistics = this.#statistics()
	}

	#sweepUploads() {
		const { table, files } = this.#props.data
		const sweeper = this.#job('UploadSweeper', {
			entry: 'functions/jobs/upload-sweeper.ts',
			failureMeans: 'Files that people uploaded and never sent stay with us longer than a day.',
			notRunningMeans: 'The hourly job that removes files nobody sent does not run.',
		})
		sweeper.reachTable(table)
		const swept = ['uploads/*', 'pictures/*'].map((path) => files.arnForObjects(path))
		sweeper.give('FILES_BUCKET', files.bucketName, ['s3:DeleteObject'], swept)
	}

	#sweepOutbox() {
		const { data, mailQueue } = this.#props
		const sweeper = this.#job('OutboxSweeper', {
			entry: 'functions/jobs/outbox-sweeper.ts',
			failureMeans:
				'Emails were waiting in the outbox for a quarter of an hour and more, so something before the mail queue is broken. They are sent again every hour.',
			notRunningMeans: 'The hourly job that looks after emails that wait does not run.',
		})
		sweeper.reachOnly(data.table, { pages: ['OUTBOX'] })
		sweeper.give('MAIL_QUEUE_URL', mailQueue.queueUrl, ['sqs:SendMessage'], [mailQueue.queueArn])
	}

	#followUp() {
		const job = this.#job('FollowUps', {
			entry: 'functions/jobs/follow-ups.ts',
			failureMeans:
				'Applicants are not asked for their bill, reminded of what is missing or told that we need longer, and applications that should be closed stay open.',
			notRunningMeans:
				'The hourly job that reminds applicants and closes what stayed incomplete does not run.',
		})
		job.reachOnly(this.#props.data.table, {
			reads: ['ADDRESS#*', 'OUTCOME#*', 'SETTINGS'],
			keeps: ['APPLICATION#*', 'DUE#*', 'THROTTLE#*'],
			appends: ['MAIL#*', 'AUDIT#*'],
			lists: ['APPLICATIONS'],
		})
	}

	#retention() {
		const { settings, data } = this.#props
		const job = this.#job('Retention', {
			entry: 'functions/jobs/retention.ts',
			failureMeans: 'What people told us stays with us longer than we promise.',
			notRunningMeans: 'The daily job that removes what is old does not run.',
			every: daily,
		})
		job.reachOnly(data.table, {
			reads: ['EVENT#*'],
			keeps: [
				...['APPLICATION#*', 'DUE#*', 'UNCLAIMED#*', 'ALIKE#*', 'SENTBY#*', 'USER#*', 'REPORT#*'],
				...['GUEST#*', 'SIGNUPSOF#*', 'EVENTSIGNIN#*', 'BOOK#*', 'BOOKSOF#*'],
			],
			appends: ['PAST#*', 'AUDIT#*'],
			lists: ['APPLICATIONS', 'REPORTS', 'USERS', ...outlived],
			pages: ['APPLICATIONS', 'REPORTS', ...outlived],
		})
		job.give(
			'FILES_BUCKET',
			data.files.bucketName,
			['s3:DeleteObject'],
			[data.files.arnForObjects('uploads/*')],
		)
		job.tell({
			APPLICATION_YEARS: String(settings.applicationYears),
			REPORT_YEARS: String(settings.reportYears),
			EVENT_YEARS: String(settings.eventYears),
			BOOK_YEARS: String(settings.bookYears),
			REMOVE_OLD: settings.removeOld,
		})
	}

	/** It reads what it counts, and writes only snapshots and the list of contacts. */
	#statistics() {
		const job = this.#job('Statistics', {
			entry: 'functions/jobs/statistics.ts',
			failureMeans: 'The statistics could not be counted, so their numbers are from an earlier night.',
			notRunningMeans:
				'The nightly job that counts for the statistics does not run, so their numbers are old.',
			every: daily,
			seconds: 900,
			memory: 1769,
		})
		job.reachOnly(this.#props.data.table, {
			reads: ['APPLICATION#*', 'EVENT#*', 'LEGACY#*', 'USER#*', 'REPORT#*', 'PAST#*'],
			keeps: ['CONTACTS#*', 'CONTACTSEARCH#*', 'STATISTICS#*'],
			pages: ['APPLICATIONS', 'EVENTS', 'LEGACY', 'USERS', 'REPORTS'],
		})
		return job.function
	}

	#job(id: string, { notRunningMeans, every = hourly, ...props }: JobProps) {
		const { settings, alarms } = this.#props
		const deadEnd = this.#undone.queue
		const job = new Lambda(this, id, { settings, alarms, seconds: 60, deadEnd, ...props })
		heartbeat(job, 'NotRunning', { job: job.function, every, means: notRunningMeans, alarms })
		new Rule(job, ruleNames.get(every.toMinutes()) ?? 'Clock', {
			schedule: Schedule.rate(every),
			targets: [new LambdaFunction(job.function, { deadLetterQueue: deadEnd, retryAttempts: 3 })],
		})
		return job
	}
}
