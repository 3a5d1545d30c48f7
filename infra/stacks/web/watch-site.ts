import { Duration } from 'aws-cdk-lib'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { alarm, errorsOf, heartbeat } from '../alarm.ts'
import type { Settings } from '../settings.ts'
import type { Site } from './site.ts'

interface WatchSiteProps {
	settings: Settings
	site: Site
	alarms: Topic
}

/** CloudFront and WAF count without a charge what people see of the whole site. */
export function watchSite(scope: Construct, { settings, site, alarms }: WatchSiteProps) {
	const { distribution } = site
	const period = Duration.minutes(5)
	// The CDK leaves the region out, and without it CloudFront has no metrics.
	const dimensionsMap = { DistributionId: distribution.distributionId, Region: 'Global' }
	alarm(scope, 'RequestsFailed', {
		// One alarm watches both numbers, because a function that fails is also an answer that fails.
		metric: new MathExpression({
			// A sum would have no value while one of the two has none, as before the first error.
			expression: 'MAX([logged, percent])',
			usingMetrics: {
				logged: errorsOf(settings, 'Requests'),
				percent: distribution.metric5xxErrorRate({ dimensionsMap, period }),
			},
			period,
			label: 'logged errors, or per cent of answers that failed',
		}),
		means: 'People saw "Something went wrong" or no page at all. `npm run errors` says what fails, and for whom.',
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
	heartbeat(scope, 'NobodyCame', {
		settings,
		metric: distribution.metricRequests({ dimensionsMap, period: Duration.days(1), statistic: 'Sum' }),
		means: 'Nobody reached the site for a day, not even a search engine: its name may lead nowhere.',
		alarms,
	})
}
