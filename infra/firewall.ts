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
	// Samples hold what people sent.
	sampledRequestsEnabled: false,
})

/** What a refused request is answered with: the form and the words of every other answer of the API. */
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
 * Requests of one address, over IPv6 of one /64. A clinic's whole waiting room stays far below, and nobody can use up
 * for long what the stage of the API allows everybody together.
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
 * A rule of AWS refuses with a page unless it is told otherwise by its name. A name that AWS does not know any more is
 * ignored, and a rule that is new refuses with its page.
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

/** Only what was turned away, so that a mistake of the rules is found: without cookies and queries, for a month. */
function noteRefusals(scope: Construct, wall: CfnWebACL, logGroupName: string) {
	const log = new LogGroup(scope, 'FirewallLog', {
		logGroupName,
		retention: RetentionDays.ONE_MONTH,
		removalPolicy: RemovalPolicy.DESTROY,
	})
	new CfnLoggingConfiguration(scope, 'FirewallLogging', {
		resourceArn: wall.attrArn,
		// WAF refuses the ending `:*` of the group's own ARN.
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
