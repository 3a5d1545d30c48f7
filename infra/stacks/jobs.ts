import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { accessToPeople } from '#functions/domain/table-map.ts'
import { alarm, errorsOf, heartbeat } from './alarm.ts'
import type { Parts } from './data.ts'
import { Lambda, type LambdaProps } from './lambda.ts'
import { DeadEnd } from './queue.ts'

interface JobsProps extends Parts {
	mailQueue: IQueue
}

type JobProps = Pick<LambdaProps, 'entry' | 'failureMeans' | 'seconds' | 'memory'> & Partial<Pick<LambdaProps, 'kind'>>

interface Clock {
	schedule: Schedule
	/** The longest time between two runs. */
	every: Duration
	jobs: Lambda[]
	/** The text says what people notice when the jobs don't run. Without it there is no alarm. */
	means?: string
}

/**
 * The retention job removes old things from these lists, besides applications and reports, which statistics go on
 * counting.
 */
const outlived = ['GUESTS', 'EVENTSIGNINS', 'BOOKS']

const often = Duration.minutes(10)
const hourly = Duration.hours(1)
const daily = Duration.days(1)

/** The jobs that run at the same time have one rule, because a rule has an alarm, and each alarm costs. */
export class Jobs extends Construct {
	/** The nightly job counts for the statistics. Employees can start it too. */
	readonly statistics: Lambda
	/** The mail relay starts it when something has changed that everyone may read. */
	readonly publisher: Lambda
	readonly #undone: DeadEnd
	readonly #props: JobsProps

	constructor(scope: Construct, id: string, props: JobsProps) {
		super(scope, id)
		this.#props = props
		this.#undone = new DeadEnd(this, 'Undone', {
			...props,
			name: 'jobs',
			means: 'A job that runs by the clock was not done, or broke off and was not done again.',
		})
		alarm(this, 'Errors', {
			metric: errorsOf(props.settings, 'Jobs'),
			means:
				'A job that runs by the clock noticed an error, so applicants may not be reminded, or old data and old files stay. `npm run errors` says which.',
			alarms: props.alarms,
		})
		this.statistics = this.#statistics()
		this.publisher = this.#publisher()
		this.#clock('Hourly', {
			schedule: Schedule.rate(hourly),
			every: hourly,
			jobs: [this.#sweepUploads(), this.#sweepOutbox(), this.#followUp(), this.publisher],
			means:
				'The hourly jobs do not run: applicants are not reminded, emails that got stuck stay stuck, and files that nobody sent stay with us.',
		})
		// Who waits for a place of an event has two hours on its day, so nobody is to wait much longer for the next one. The
		// rule has no alarm, which would cost a dime a month: what frees a place offers it at once, also while this doesn't run.
		this.#clock('Often', { schedule: Schedule.rate(often), every: often, jobs: [this.#waitlist()] })
		// At this hour it's night in all of the United States, so the figures are there in the morning. What is removed
		// while it's counted would be counted nowhere or twice, so no job that removes old things or accounts runs with it.
		this.#clock('Daily', {
			schedule: Schedule.cron({ hour: '8', minute: '0' }),
			every: daily,
			jobs: [this.statistics],
			means: 'The nightly count does not run, so statistics are old.',
		})
		// These jobs run in the morning, so that people in the United States have the day to act on what they say.
		this.#clock('Morning', {
			schedule: Schedule.cron({ hour: '13', minute: '0' }),
			every: daily,
			jobs: [this.#morning(), this.#retention()],
			means:
				'The morning jobs do not run: nobody is told of long waits or of alarms that stay red, accounts that should be erased stay, and what people told us stays longer than we promise.',
		})
	}

	#sweepUploads() {
		const { table, files } = this.#props.data
		const sweeper = this.#job('UploadSweeper', {
			entry: 'functions/jobs/upload-sweeper.ts',
			failureMeans: 'Files that people uploaded and never sent stay with us longer than a day.',
		})
		sweeper.reachTable(table)
		const swept = ['uploads/*', 'pictures/*'].map((path) => files.arnForObjects(path))
		sweeper.give('FILES_BUCKET', files.bucketName, ['s3:DeleteObject'], swept)
		return sweeper
	}

	#sweepOutbox() {
		const { data, mailQueue } = this.#props
		const sweeper = this.#job('OutboxSweeper', {
			entry: 'functions/jobs/outbox-sweeper.ts',
			kind: 'Mails',
			failureMeans:
				'Emails were waiting in the outbox for a quarter of an hour and more, so something before the mail queue is broken. They are sent again every hour.',
		})
		sweeper.reachOnly(data.table, { pages: ['OUTBOX'] })
		sweeper.give('MAIL_QUEUE_URL', mailQueue.queueUrl, ['sqs:SendMessage'], [mailQueue.queueArn])
		return sweeper
	}

	#followUp() {
		const job = this.#job('FollowUps', {
			entry: 'functions/jobs/follow-ups.ts',
			failureMeans:
				'Applicants are not asked for their bill, reminded of what is missing or told that we need longer, and applications that should be closed stay open.',
		})
		job.reachOnly(this.#props.data.table, {
			reads: ['ADDRESS#*', 'OUTCOME#*', 'SETTINGS', 'USER#*'],
			keeps: ['APPLICATION#*', 'DUE#*', 'THROTTLE#*'],
			appends: ['MAIL#*', 'AUDIT#*'],
			lists: ['APPLICATIONS'],
		})
		return job
	}

	#waitlist() {
		const job = this.#job('Waitlist', {
			entry: 'functions/jobs/waitlist.ts',
			failureMeans: 'People who wait for a place at a full event are not offered one that is free.',
		})
		job.reachOnly(this.#props.data.table, {
			reads: ['USER#*'],
			keeps: ['EVENT#*', 'GUEST#*', 'SIGNUPSOF#*', 'FORMBEFORE#*', 'UNCONFIRMED#*'],
			appends: ['AUDIT#*', 'CANCELSIGNUP#*', 'MAIL#*'],
			lists: ['EVENTS', 'GUESTS'],
			pages: ['EVENTS', 'GUESTS'],
		})
		return job
	}

	#publisher() {
		const { table, files } = this.#props.data
		const job = this.#job('Publisher', {
			entry: 'functions/jobs/publisher.ts',
			failureMeans: 'Visitors see events, sponsors or figures as they were before, or their pages take longer.',
		})
		const reads = ['SETTINGS', 'SPONSORWALL', 'STATISTICS#*', 'UNCONFIRMED#*']
		job.reachOnly(table, { reads, pages: ['EVENTS', 'GUESTS'] })
		job.give('FILES_BUCKET', files.bucketName, ['s3:PutObject'], [files.arnForObjects('published/*')])
		return job
	}

	#retention() {
		const { settings, data } = this.#props
		const job = this.#job('Retention', {
			entry: 'functions/jobs/retention.ts',
			failureMeans: 'What people told us stays with us longer than we promise.',
			seconds: 900,
		})
		job.reachOnly(data.table, {
			reads: ['EVENT#*'],
			keeps: [
				...['APPLICATION#*', 'DUE#*', 'UNCLAIMED#*', 'HELPED#*', 'ALIKE#*', 'SENTBY#*', 'USER#*', 'REPORT#*'],
				...['GUEST#*', 'SIGNUPSOF#*', 'FORMBEFORE#*', 'EVENTSIGNIN#*', 'BOOK#*', 'BOOKSOF#*', 'RETENTION'],
			],
			appends: ['PAST#*', 'AUDIT#*'],
			lists: ['APPLICATIONS', 'REPORTS', 'USERS', ...outlived],
			pages: ['APPLICATIONS', 'REPORTS', ...outlived],
		})
		job.give('FILES_BUCKET', data.files.bucketName, ['s3:DeleteObject'], [data.files.arnForObjects('uploads/*')])
		job.tell({
			APPLICATION_YEARS: String(settings.applicationYears),
			REPORT_YEARS: String(settings.reportYears),
			EVENT_YEARS: String(settings.eventYears),
			BOOK_YEARS: String(settings.bookYears),
			REMOVE_OLD: settings.removeOld,
		})
		return job
	}

	/** The job reads what it counts, and writes only snapshots and the list of contacts. So much memory has a whole processor. */
	#statistics() {
		const job = this.#job('Statistics', {
			entry: 'functions/jobs/statistics.ts',
			failureMeans: 'The statistics could not be counted, so their numbers are from an earlier night.',
			seconds: 900,
			memory: 1769,
		})
		job.reachOnly(this.#props.data.table, {
			reads: ['APPLICATION#*', 'EVENT#*', 'LEGACY#*', 'USER#*', 'REPORT#*', 'PAST#*'],
			keeps: ['CONTACTS#*', 'CONTACTSEARCH#*', 'STATISTICS#*'],
			pages: ['APPLICATIONS', 'EVENTS', 'LEGACY', 'USERS', 'REPORTS'],
		})
		return job
	}

	#morning() {
		const { settings, data, alarms } = this.#props
		const job = this.#job('Morning', {
			entry: 'functions/jobs/morning.ts',
			failureMeans:
				'Nobody is told when an application waits too long or an alarm stays red, and accounts that should be erased stay.',
			memory: 256,
		})
		job.reachOnly(data.table, { reads: ['ERASURES', 'RETENTION'], pages: ['APPLICATIONS'] })
		job.tell({ ALARM_PREFIX: settings.names.prefix })
		job.give('ALARM_TOPIC', alarms.topicArn, ['sns:Publish'], [alarms.topicArn])
		job.mayStart('ERASER', this.#eraser())
		// The job lists alarms by a name prefix, and AWS can't restrict that call to resources.
		job.allow(['cloudwatch:DescribeAlarms'], ['*'])
		// AWS knows no narrower resource for the names of tables either.
		job.allow(['dynamodb:ListTables'], ['*'])
		return job
	}

	/**
	 * The eraser alone may scan, because only a scan finds what no key leads to. Each place says itself what the
	 * eraser may remove.
	 */
	#eraser() {
		const { table, files } = this.#props.data
		const eraser = this.#job('Eraser', {
			entry: 'functions/jobs/eraser.ts',
			failureMeans:
				'An account whose owner wants it erased is still there, or a part of it. It is tried again each morning.',
			seconds: 900,
			memory: 1769,
		})
		eraser.reachOnly(table, ...accessToPeople, {
			keeps: ['ERASURES', 'EVENT#*', 'SENTBY#*'],
			appends: ['AUDIT#*', 'MAIL#*', 'PAST#*'],
		})
		eraser.allow(['dynamodb:Scan'], [table.tableArn])
		eraser.give('FILES_BUCKET', files.bucketName, ['s3:DeleteObjectVersion'], [files.arnForObjects('uploads/*')])
		eraser.allow(['s3:ListBucketVersions'], [files.bucketArn], { StringLike: { 's3:prefix': 'uploads/*' } })
		return eraser
	}

	/** The rule's alarm turns red when two runs are missed, because a job that never runs logs no error. */
	#clock(id: string, { schedule, every, jobs, means }: Clock) {
		const { settings, alarms } = this.#props
		const deadLetterQueue = this.#undone.queue
		const rule = new Rule(this, `${id}Rule`, {
			schedule,
			targets: jobs.map((job) => new LambdaFunction(job.function, { deadLetterQueue, retryAttempts: 3 })),
		})
		if (means === undefined) return
		const metric = new Metric({
			namespace: 'AWS/Events',
			metricName: 'Invocations',
			dimensionsMap: { RuleName: rule.ruleName },
			period: every,
			statistic: 'Sum',
		})
		heartbeat(this, `${id}NotRunning`, { settings, metric, means, alarms, times: 2 })
	}

	#job(id: string, props: JobProps) {
		const { settings } = this.#props
		const deadEnd = this.#undone.queue
		return new Lambda(this, id, { settings, kind: 'Jobs', seconds: 60, deadEnd, ...props })
	}
}
