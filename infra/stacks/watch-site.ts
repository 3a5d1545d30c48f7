import { Duration } from 'aws-cdk-lib'
import { MathExpression, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { alarm, errorsOf } from './alarm.ts'
import type { Settings } from './settings.ts'
import type { Site } from './site.ts'

interface WatchSiteProps {
	settings: Settings
	site: Site
	alarms: Topic
}

/** CloudFront and WAF count for nothing what people see of the site as a whole. */
export function watchSite(scope: Construct, { settings, site, alarms }: WatchSiteProps) {
	const { distribution } = site
	const period = Duration.minutes(5)
	alarm(scope, 'RequestsFailed', {
		// One alarm watches both numbers, because a function that fails is also an answer that fails.
		metric: new MathExpression({
			expression: 'FILL(logged, 0) + FILL(percent, 0)',
			usingMetrics: {
				logged: errorsOf(settings, 'Requests'),
				percent: distribution.metric5xxErrorRate({ period }),
			},
			period,
			label: 'logged errors, and per cent of answers that failed',
		}),
		means:
			'People saw "Something went wrong" or no page at all. `npm run errors` says what fails, and for whom.',
		alarms,
	})
	alarm(scope, 'RequestsRefused', {
		metric: new Metric({
			namespace: 'AWS/WAFV2',
			metricName: 'BlockedRequests',
			dimensionsMap: { WebACL: settings.names.firewall, Rule: 'ALL' },
			period: Duration.minutes(15),
			statistic: 'Sum',
		}),
		means:
			'The firewall refused 500 requests in a quarter of an hour: one address floods the site, or many people share it.',
		alarms,
		threshold: 500,
	})
	alarm(scope, 'NobodyCame', {
		metric: distribution.metricRequests({ period: Duration.days(1) }).with({ statistic: 'Sum' }),
		means: 'Nobody reached the site for a day, not even a search engine: its name may lead nowhere.',
		alarms,
		isBelow: true,
		missing: TreatMissingData.BREACHING,
	})
}
