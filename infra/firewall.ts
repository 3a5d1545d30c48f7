import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Failure } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { type ManagedGroup, managedGroups, readsPeoplesWords } from './firewall-rules.ts'
import type { Settings } from './settings.ts'

const visibility = (metricName: string) => ({
	cloudWatchMetricsEnabled: true,
	metricName,
	// Samples would contain what people sent.
	sampledRequestsEnabled: false,
})

/** A refused request gets a response in the format and words of the API, because the client can't read any other. */
const refusals = {
	refused: { status: 403, body: { status: false, code: 'forbidden', message: messages.firewallRefused } },
	tooMany: { status: 429, body: { status: false, code: 'too-many', message: messages.tooMany } },
} satisfies Record<string, { status: number; body: Failure }>

const block = (refusal: keyof typeof refusals) => ({
	block: {
		customResponse: {
			responseCode: refusals[refusal].status,
			customResponseBodyKey: refusal,
			responseHeaders: [{ name: 'cache-control', value: 'no-store' }],
		},
	},
})

/**
 * Limits the requests of one address (one /64 for IPv6). A clinic's whole waiting room stays far below it, and a single
 * address can't use up the API's total limit for long.
 */
interface Rate {
	limit: number
	seconds: 60 | 300
	below?: string
}

const rate = (name: string, priority: number, { limit, seconds, below }: Rate) => ({
	name,
	priority,
	action: block('tooMany'),
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
 * An AWS rule refuses with an HTML page unless it's overridden by name. AWS ignores an override for an unknown name, and
 * a rule that is new refuses with its page until it's listed here.
 */
const managed = (group: ManagedGroup, priority: number) => ({
	name: group,
	priority,
	overrideAction: { none: {} },
	visibilityConfig: visibility(group),
	statement: {
		managedRuleGroupStatement: {
			vendorName: 'AWS',
			name: group,
			ruleActionOverrides: managedGroups[group].map((rule) => ({
				name: rule,
				actionToUse: readsPeoplesWords.has(rule) ? { count: {} } : block('refused'),
			})),
		},
	},
})

/** In front of everything. */
export function firewall(scope: Construct, { local, names }: Settings) {
	const wall = new CfnWebACL(scope, 'Firewall', {
		scope: 'CLOUDFRONT',
		defaultAction: { allow: {} },
		visibilityConfig: visibility(names.firewall),
		customResponseBodies: Object.fromEntries(
			Object.entries(refusals).map(([key, { body }]) => [
				key,
				{ contentType: 'APPLICATION_JSON', content: JSON.stringify(body) },
			]),
		),
		rules: [
			rate('RateOfEverything', 0, { limit: 3000, seconds: 300 }),
			rate('RateOfTheApi', 1, { limit: 1000, seconds: 300, below: '/api/' }),
			rate('BurstAtTheApi', 2, { limit: 400, seconds: 60, below: '/api/' }),
			managed('AWSManagedRulesAmazonIpReputationList', 3),
			managed('AWSManagedRulesKnownBadInputsRuleSet', 4),
			managed('AWSManagedRulesCommonRuleSet', 5),
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
			Filters: [
				{
					Behavior: 'KEEP',
					Requirement: 'MEETS_ANY',
					Conditions: [{ ActionCondition: { Action: 'BLOCK' } }],
				},
			],
		},
	})
}
