import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Settings } from './settings.ts'

const visibility = (metricName: string) => ({
	cloudWatchMetricsEnabled: true,
	metricName,
	// Samples hold what people sent.
	sampledRequestsEnabled: false,
})

/** Requests of one address in five minutes. A clinic's whole waiting room stays far below. */
const rate = (name: string, priority: number, limit: number, below?: string) => ({
	name,
	priority,
	action: { block: {} },
	visibilityConfig: visibility(name),
	statement: {
		rateBasedStatement: {
			limit,
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

const managed = (name: string, priority: number, countOnly: string[] = []) => ({
	name,
	priority,
	overrideAction: { none: {} },
	visibilityConfig: visibility(name),
	statement: {
		managedRuleGroupStatement: {
			vendorName: 'AWS',
			name,
			ruleActionOverrides: countOnly.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
		},
	},
})

/** In front of everything. People describe their troubles in their own words, so rules about wording only count. */
export function firewall(scope: Construct, { local, names }: Settings) {
	const wall = new CfnWebACL(scope, 'Firewall', {
		scope: 'CLOUDFRONT',
		defaultAction: { allow: {} },
		visibilityConfig: visibility(names.firewall),
		rules: [
			rate('RateOfEverything', 0, 3000),
			rate('RateOfTheApi', 1, 1000, '/api/'),
			managed('AWSManagedRulesAmazonIpReputationList', 2),
			managed('AWSManagedRulesKnownBadInputsRuleSet', 3),
			managed('AWSManagedRulesCommonRuleSet', 4, ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY']),
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
