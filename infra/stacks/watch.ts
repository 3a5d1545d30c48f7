import { Duration } from 'aws-cdk-lib'
import { Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { alarm } from './alarm.ts'
import type { Settings } from './settings.ts'

/** No function can notice these by itself: long waiting times, and our standing with SES. */
export function watch(scope: Construct, settings: Settings, alarms: Topic) {
	alarm(scope, 'WaitingTooLong', {
		metric: oldestPendingDays(settings),
		means: 'Someone has waited 21 days for our answer, and our mail promised it within 21 days.',
		alarms,
		threshold: 21,
	})
	// SES writes these values now and then, so a time without one says nothing new. SES pauses an account at twice
	// our threshold of bounces and at five times that of complaints.
	const missing = TreatMissingData.IGNORE
	alarm(scope, 'TooManyBounces', {
		metric: reputation('BounceRate'),
		means: 'Too many of our emails go to addresses that do not exist: at 10 % AWS lets us send no more.',
		alarms,
		threshold: 0.05,
		missing,
	})
	alarm(scope, 'TooManyComplaints', {
		metric: reputation('ComplaintRate'),
		means: 'Too many people mark our emails as spam: at 0.5 % AWS lets us send no more.',
		alarms,
		threshold: 0.001,
		missing,
	})
}

const oldestPendingDays = ({ names }: Settings) =>
	new Metric({
		namespace: names.metrics,
		metricName: 'OldestPendingDays',
		dimensionsMap: { service: 'bridge' },
		period: Duration.days(1),
		statistic: 'Maximum',
	})

/** The value is of the whole account, because AWS pauses all of it. */
const reputation = (name: string) =>
	new Metric({
		namespace: 'AWS/SES',
		metricName: `Reputation.${name}`,
		period: Duration.hours(1),
		statistic: 'Maximum',
	})
