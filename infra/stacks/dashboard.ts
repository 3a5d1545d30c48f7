import { Duration } from 'aws-cdk-lib'
import {
	Dashboard,
	GraphWidget,
	LogQueryVisualizationType,
	LogQueryWidget,
	Metric,
	SingleValueWidget,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { ILogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { apis } from '#shared/api.ts'
import type { HttpApi } from './api.ts'
import type { Mail } from './mail.ts'
import type { Settings } from './settings.ts'
import { oldestPendingDays } from './watch.ts'

interface DashboardProps {
	settings: Settings
	api: HttpApi
	mail: Mail
	/** These are the logs of the functions that handle requests. */
	logs: ILogGroup[]
}

const { apply, respond } = apis.applications
const day = Duration.days(1)

/**
 * One page shows the numbers that volunteers ask for. It reads existing logs and metrics, so it costs nothing more.
 */
export function dashboard(scope: Construct, { settings, api, mail, logs }: DashboardProps) {
	const board = new Dashboard(scope, 'Dashboard', {
		dashboardName: settings.names.app,
		defaultInterval: Duration.days(30),
	})
	const own = (metricName: string) =>
		new Metric({
			namespace: settings.names.metrics,
			metricName,
			dimensionsMap: { service: 'bridge' },
			period: day,
			statistic: 'Sum',
		})
	const { queue, deadEnd } = mail.queue
	const logGroupNames = logs.map(({ logGroupName }) => logGroupName)
	const fromLogs = (title: string, view: LogQueryVisualizationType, ...queryLines: string[]) =>
		new LogQueryWidget({ title, view, logGroupNames, queryLines, width: 12, height: 8 })
	board.addWidgets(
		new SingleValueWidget({
			title: 'Days the longest waiting application has been waiting',
			metrics: [oldestPendingDays(settings)],
			width: 6,
		}),
		new SingleValueWidget({
			title: 'Mails waiting now, and given up',
			metrics: [
				queue.metricApproximateNumberOfMessagesVisible({ label: 'waiting' }),
				deadEnd.queue.metricApproximateNumberOfMessagesVisible({ label: 'given up' }),
			],
			width: 6,
		}),
		new GraphWidget({ title: 'Mails a day', left: [own('MailSent'), own('MailFailed')], width: 12 }),
	)
	board.addWidgets(
		fromLogs(
			'Applications a day: received and decided',
			LogQueryVisualizationType.LINE,
			`filter message = "answered" and method = "${apply.method}"`,
			`filter endpoint = "${apply.path}" or endpoint = "${respond.path}"`,
			'stats count(*) by endpoint, bin(1d)',
		),
		fromLogs(
			'Slowest endpoints: milliseconds within which 95 of 100 answers come',
			LogQueryVisualizationType.TABLE,
			'filter message = "answered"',
			'stats pct(milliseconds, 95) as p95, count(*) as answers by method, endpoint',
			'sort p95 desc',
		),
	)
	board.addWidgets(
		new GraphWidget({
			title: 'Server errors, and refused requests',
			left: [
				api.rest.metricServerError({ period: day, statistic: 'Sum' }),
				api.rest.metricClientError({ period: day, statistic: 'Sum' }),
			],
			width: 12,
		}),
		fromLogs(
			'The newest errors',
			LogQueryVisualizationType.TABLE,
			'fields @timestamp, endpoint, message, error, requestId',
			'filter level = "ERROR"',
			'sort @timestamp desc',
			'limit 20',
		),
	)
}
