import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import { heartbeat } from './alarm.ts'
import type { Data } from './data.ts'
import { Lambda } from './lambda.ts'
import { DeadEnd } from './queue.ts'
import type { Settings } from './settings.ts'

interface JobsProps {
	settings: Settings
	data: Data
	alarms: Topic
}

const hourly = Duration.hours(1)

/** What runs by the clock. */
export class Jobs extends Construct {
	constructor(scope: Construct, id: string, { settings, data, alarms }: JobsProps) {
		super(scope, id)
		const undone = new DeadEnd(this, 'Undone', {
			settings,
			alarms,
			means: 'A job that runs by the clock was not done, or broke off and was not done again.',
		})
		const sweeper = new Lambda(this, 'UploadSweeper', {
			settings,
			alarms,
			entry: 'functions/jobs/upload-sweeper.ts',
			failureMeans: 'Files that people uploaded and never sent stay with us longer than a day.',
			seconds: 60,
			deadEnd: undone.queue,
		})
		sweeper.give(
			'TABLE_NAME',
			data.table.tableName,
			['dynamodb:Query', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
			[data.table.tableArn],
		)
		sweeper.denyChangesBelow('AUDIT#', data.table.tableArn)
		sweeper.give(
			'FILES_BUCKET',
			data.files.bucketName,
			['s3:DeleteObject'],
			[data.files.arnForObjects('uploads/*')],
		)
		heartbeat(this, 'NotRunning', {
			job: sweeper.function,
			every: hourly,
			means:
				'The hourly job does not run: files that nobody sent stay, and nobody looks after mails that wait.',
			alarms,
		})
		new Rule(this, 'Hourly', {
			schedule: Schedule.rate(hourly),
			targets: [new LambdaFunction(sweeper.function, { deadLetterQueue: undone.queue, retryAttempts: 3 })],
		})
	}
}
