import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Failure } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import type { Settings } from '../settings.ts'

const visibility = (metricName: string) => ({
	cloudWatchMetricsEnabled: true,
	metricName,
	// A sample would hold what people sent.
	sampledRequestsEnabled: false,
})

/** A refused request is answered in the format and words of the API, because the client can't read any other. */
const refusal: Failure = { status: false, code: 'too-many', message: messages.tooMany }

const refuse = {
	block: {
		customResponse: {
			responseCode: 429,
			customResponseBodyKey: refusal.code,
			responseHeaders: [{ name: 'cache-control', value: 'no-store' }],
		},
	},
}

/**
 * The firewall limits the requests of one address (one /64 for IPv6). A clinic's whole waiting room stays far below
 * the limit, and a single address can't use up the API's total for long.
 */
interface Rate {
	limit: number
	seconds: 60 | 300
	below?: string
}

const rate = (name: string, priority: number, { limit, seconds, below }: Rate) => ({
	name,
	priority,
	action: refuse,
	visibilityConfig: visibility(name),
	statement: {
		rateBasedStatement: {
			limit,
			evaluationWindowSec: seconds,
			aggregateKeyType: 'IP',
			...(below && {
				scopeDownStatement: {
					byteMatchStatement: {
						searchString: below,
						fieldToMatch: { uriPath: {} },
						positionalConstraint: 'STARTS_WITH',
						textTransformations: [{ priority: 0, type: 'NONE' }],
					},
				},
			}),
		},
	},
})

/**
 * The firewall only limits how often an address asks. What a request may contain is up to the contract of its
 * endpoint, because AWS's rules against attacks refuse harmless texts too, such as one with `<3`, and without our
 * sentence.
 */
export function firewall(scope: Construct, { local, names }: Settings) {
	const wall = new CfnWebACL(scope, 'Firewall', {
		scope: 'CLOUDFRONT',
		defaultAction: { allow: {} },
		visibilityConfig: visibility(names.firewall),
		customResponseBodies: { [refusal.code]: { contentType: 'APPLICATION_JSON', content: JSON.stringify(refusal) } },
		rules: [
			rate('RateOfEverything', 0, { limit: 3000, seconds: 300 }),
			rate('RateOfTheApi', 1, { limit: 400, seconds: 60, below: '/api/' }),
		],
	})
	if (!local) noteRefusals(scope, wall, names.firewallLog)
	return wall
}

/** Logs only refused requests, for a month and without cookies and queries, so that a wrong rule can be found. */
function noteRefusals(scope: Construct, wall: CfnWebACL, logGroupName: string) {
	const log = new LogGroup(scope, 'FirewallLog', {
		logGroupName,
		retention: RetentionDays.ONE_MONTH,
		removalPolicy: RemovalPolicy.DESTROY,
	})
	new CfnLoggingConfiguration(scope, 'FirewallLogging', {
		resourceArn: wall.attrArn,
		// The log group's own ARN ends with `:*`, which WAF refuses.
		logDestinationConfigs: [
			Stack.of(scope).formatArn({
				service: 'logs',
				resource: 'log-group',
				resourceName: log.logGroupName,
				arnFormat: ArnFormat.COLON_RESOURCE_NAME,
			}),
		],
		redactedFields: [{ singleHeader: { Name: 'cookie' } }, { queryString: {} }],
		loggingFilter: {
			DefaultBehavior: 'DROP',
			Filters: [{ Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] }],
		},
	})
}
