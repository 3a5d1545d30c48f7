import { App as CdkApp } from 'aws-cdk-lib'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { App, functions, Web } from './app-parts.test.data.ts'
import { addStacks } from './stacks.ts'
import { every, onAws, only, resources } from './synth.test.data.ts'
import { type Behaviour, Distribution } from './web-parts.test.data.ts'

const distribution = only(Web, 'AWS::CloudFront::Distribution', Distribution)
const site = distribution.is.DistributionConfig
const origin = ({ TargetOriginId }: z.output<typeof Behaviour>) => site.Origins.find(({ Id }) => Id === TargetOriginId)

/** AWS gave its own policies these ids. */
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6'
const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'

test('CloudFront passes every method to the API uncached, with the secret and the real address', () => {
	const api = site.CacheBehaviors.find(({ PathPattern }) => PathPattern === '/api/*')
	expect(api).toMatchObject({
		CachePolicyId: cachingDisabled,
		OriginRequestPolicyId: allViewerExceptHost,
		FunctionAssociations: [
			{ EventType: 'viewer-request', FunctionARN: expect.stringMatching(/<Siteapi\w+\.FunctionARN>/) },
		],
	})
	expect(api?.AllowedMethods.toSorted()).toEqual(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'])
	expect(site.CacheBehaviors.at(-1)).toBe(api)
	const sent = api && origin(api)?.OriginCustomHeaders
	expect(sent).toEqual([
		{ HeaderName: 'x-api-key', HeaderValue: '<GatewayKey>' },
		{ HeaderName: 'x-origin-secret', HeaderValue: expect.anything() },
	])
	expect(JSON.stringify(sent)).toContain('<OriginSecret>')
})

test('CloudFront keeps pages and pictures, so that a visit reads no bucket', () => {
	const pictures = site.CacheBehaviors.find(({ PathPattern }) => PathPattern === '/pictures/*')
	for (const kept of [site.DefaultCacheBehavior, pictures]) expect(kept?.CachePolicyId).toBe(cachingOptimized)
})

test('pages come from the bucket only, and only there an address becomes a file', () => {
	const pages = site.DefaultCacheBehavior
	expect(origin(pages)?.OriginAccessControlId).toBeDefined()
	expect(pages.FunctionAssociations).toEqual([
		{ EventType: 'viewer-request', FunctionARN: expect.stringContaining('pages') },
		{ EventType: 'viewer-response', FunctionARN: expect.stringContaining('pages') },
	])
	const elsewhere = site.CacheBehaviors.flatMap(({ FunctionAssociations }) => FunctionAssociations)
	expect(JSON.stringify(elsewhere)).not.toContain('pages')
})

test('no error is cached or replaced by a page', () => {
	const alwaysCached = [404, 414, 500, 501, 502, 503, 504]
	expect(site.CustomErrorResponses.map(({ ErrorCode }) => ErrorCode)).toEqual(alwaysCached)
})

const HeadersPolicy = z.object({
	ResponseHeadersPolicyConfig: z.object({
		CustomHeadersConfig: z
			.object({ Items: z.array(z.object({ Header: z.string(), Value: z.string(), Override: z.literal(true) })) })
			.optional(),
		SecurityHeadersConfig: z.object({
			ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string(), Override: z.literal(true) }),
			ContentTypeOptions: z.object({ Override: z.literal(true) }),
			FrameOptions: z.object({ FrameOption: z.literal('DENY'), Override: z.literal(true) }),
			ReferrerPolicy: z.object({ ReferrerPolicy: z.literal('no-referrer'), Override: z.literal(true) }),
			StrictTransportSecurity: z.object({
				AccessControlMaxAgeSec: z.literal(63_072_000),
				IncludeSubdomains: z.literal(false),
				Override: z.literal(true),
			}),
		}),
	}),
})

function headersOf({ ResponseHeadersPolicyId }: z.output<typeof Behaviour>) {
	const policies = every(Web, 'AWS::CloudFront::ResponseHeadersPolicy', HeadersPolicy)
	const found = policies.find(({ id }) => ResponseHeadersPolicyId === `<${id}>`)
	const { CustomHeadersConfig, SecurityHeadersConfig } = found?.is.ResponseHeadersPolicyConfig ?? expect.unreachable()
	return {
		rules: SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy,
		own: CustomHeadersConfig?.Items.map(({ Header, Value }) => [Header, Value]),
	}
}

test('the content security policy allows only our own addresses', () => {
	const { rules, own } = headersOf(site.DefaultCacheBehavior)
	expect(rules).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
	expect(rules).toContain("base-uri 'none'; object-src 'none'; frame-ancestors 'none'")
	expect(rules).not.toMatch(/unsafe-|\*|data:|http:/)
	const sources = rules.split('; ').map((rule) => rule.split(' '))
	const allowing = (source: RegExp) =>
		sources.filter(([, ...from]) => from.some((one) => source.test(one))).map(([what]) => what)
	// If a page could send to any address, a single flaw would be enough to send away what people type.
	expect(allowing(/^https:$/)).toEqual(['form-action'])
	expect(allowing(/^https:\/\//)).toEqual(['img-src', 'connect-src', 'frame-src'])
	expect(allowing(/^'self'$/)).not.toContain('default-src')
	const [connected] = sources.filter(([what]) => what === 'connect-src')
	expect(connected?.join(' ')).toMatch(/^connect-src 'self' https:\/\/<\S+ FnGetAttDataFiles\w+>$/)
	expect(own).toEqual([
		['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
		['cross-origin-opener-policy', 'same-origin'],
	])
})

test('every response below /api has security headers, whether a function or the gateway answers', () => {
	expect(site.CacheBehaviors.length).toBeGreaterThan(0)
	for (const behaviour of site.CacheBehaviors)
		expect(headersOf(behaviour).rules).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('the firewall covers the whole distribution, limits each address, and shows nothing that was sent', () => {
	const Counted = z.object({ CloudWatchMetricsEnabled: z.literal(true), SampledRequestsEnabled: z.literal(false) })
	const Refusal = z.object({ CustomResponseBodyKey: z.literal('too-many'), ResponseCode: z.literal(429) })
	const Path = z.object({ ByteMatchStatement: z.object({ SearchString: z.string() }) })
	const Rate = z.object({
		Limit: z.number(),
		EvaluationWindowSec: z.number(),
		AggregateKeyType: z.literal('IP'),
		ScopeDownStatement: Path.optional(),
	})
	const Rule = z.object({
		VisibilityConfig: Counted,
		Action: z.strictObject({ Block: z.object({ CustomResponse: Refusal }) }),
		Statement: z.object({ RateBasedStatement: Rate }),
	})
	const Wall = z.object({
		Scope: z.literal('CLOUDFRONT'),
		Rules: z.array(Rule),
		CustomResponseBodies: z.unknown(),
		// The alarm on refused requests looks for this name.
		VisibilityConfig: Counted.extend({ MetricName: z.literal('BTG-test-Firewall') }),
	})
	const wall = only(Web, 'AWS::WAFv2::WebACL', Wall)
	expect(site.WebACLId).toBe(`<${wall.id}.Arn>`)
	const rates = wall.is.Rules.map(({ Statement: { RateBasedStatement: rate } }) => [
		rate.Limit,
		rate.EvaluationWindowSec,
		rate.ScopeDownStatement?.ByteMatchStatement.SearchString,
	])
	expect(rates).toEqual([
		[3000, 300, undefined],
		[400, 60, '/api/'],
	])
	const bodies = z.record(z.string(), z.object({ Content: z.string().transform((text) => JSON.parse(text)) }))
	const { CustomResponseBodies } = wall.is
	expect(Object.values(bodies.parse(CustomResponseBodies)).map(({ Content }) => Content.code)).toEqual(['too-many'])
})

test('the firewall logs refused requests for a month, without cookies and queries', () => {
	const log = only(Web, 'AWS::Logs::LogGroup', z.object({ RetentionInDays: z.literal(30) }))
	const blocked = [{ ActionCondition: { Action: 'BLOCK' } }]
	expect(only(Web, 'AWS::WAFv2::LoggingConfiguration', z.looseObject({})).is).toMatchObject({
		// WAF refuses a log group's own address, which ends with `:*`.
		LogDestinationConfigs: [expect.stringMatching(new RegExp(`:log-group:<${log.id}>$`))],
		LoggingFilter: {
			DefaultBehavior: 'DROP',
			Filters: [{ Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: blocked }],
		},
		RedactedFields: [{ SingleHeader: { Name: 'cookie' } }, { QueryString: {} }],
	})
})

test('with a zone and no certificate, a certificate is made and validated in that zone', () => {
	const { certificate: _, ...context } = onAws
	const app = new CdkApp({ context: { ...context, 'aws:cdk:bundling-stacks': [] } })
	const Certificate = z.object({
		DomainName: z.literal('help.bridge.example'),
		DomainValidationOptions: z.tuple([z.object({ HostedZoneId: z.literal(onAws.zoneId) })]),
		ValidationMethod: z.literal('DNS'),
	})
	const [, stack] = addStacks(app)
	const { id } = only(stack ? resources(stack) : {}, 'AWS::CertificateManager::Certificate', Certificate)
	expect(id).toMatch(/^Certificate/)
})

test('the domain points to the distribution, and bounces and complaints are reported', () => {
	expect(site.Aliases).toEqual(['help.bridge.example'])
	const AliasTarget = z.object({ DNSName: z.literal(`<${distribution.id}.DomainName>`) }).optional()
	const Named = z.object({ Name: z.string(), Type: z.string(), AliasTarget })
	const names = every(Web, 'AWS::Route53::RecordSet', Named)
	expect(names.map(({ is }) => [is.Name, is.Type])).toEqual([
		...[1, 2, 3].map((number) => [expect.stringContaining(`DkimDNSTokenName${number}`), 'CNAME']),
		['bounce.bridge.example.', 'MX'],
		['bounce.bridge.example.', 'TXT'],
		['help.bridge.example.', 'A'],
		['help.bridge.example.', 'AAAA'],
	])
	const Destination = z.object({
		EventDestination: z.object({
			Enabled: z.literal(true),
			MatchingEventTypes: z.array(z.string()),
			SnsDestination: z.object({ TopicARN: z.string() }),
		}),
	})
	const { is } = only(Web, 'AWS::SES::ConfigurationSetEventDestination', Destination)
	expect(is.EventDestination.MatchingEventTypes).toEqual(['bounce', 'complaint'])
	expect(is.EventDestination.SnsDestination.TopicARN).toMatch(/^<BTG-test-App RefMailFeedback/)
	expect(Object.keys(App).some((id) => is.EventDestination.SnsDestination.TopicARN.includes(id))).toBe(true)
})

test('every mail goes out with the set that reports bounces, and SES itself holds none back', () => {
	const set = only(Web, 'AWS::SES::ConfigurationSet', z.looseObject({ Name: z.string() }))
	expect(set.is).toMatchObject({
		ReputationOptions: { ReputationMetricsEnabled: true },
		// Without this empty list SES drops mails to addresses on its own list, from which no employee can take one.
		SuppressionOptions: { SuppressedReasons: [] },
	})
	const Uses = z.object({ ConfigurationSetName: z.literal(`<${set.id}>`) })
	only(Web, 'AWS::SES::ConfigurationSetEventDestination', Uses)
	const Identity = z.object({
		EmailIdentity: z.literal('bridge.example'),
		ConfigurationSetAttributes: Uses,
		FeedbackAttributes: z.object({ EmailForwardingEnabled: z.literal(false) }),
	})
	only(Web, 'AWS::SES::EmailIdentity', Identity)
	const sender = functions.find(({ id }) => id.startsWith('MailSender'))
	expect(sender?.is.Environment.Variables.MAIL_CONFIGURATION_SET).toBe(set.is.Name)
})

test('bounces come in at a name of our own, whose records are in the zone', () => {
	const Identity = z.object({ MailFromAttributes: z.object({ MailFromDomain: z.string() }) })
	const { is } = only(Web, 'AWS::SES::EmailIdentity', Identity)
	const { MailFromDomain } = is.MailFromAttributes
	expect(MailFromDomain).toBe('bounce.bridge.example')
	const Record = z.object({ Name: z.string(), Type: z.string(), ResourceRecords: z.array(z.string()).default([]) })
	const records = every(Web, 'AWS::Route53::RecordSet', Record).filter(({ is }) => is.Name.startsWith('bounce.'))
	expect(records.map(({ is }) => [is.Type, ...is.ResourceRecords]).toSorted()).toEqual([
		['MX', expect.stringMatching(/^10 feedback-smtp\..*amazonses\.com$/)],
		['TXT', '"v=spf1 include:amazonses.com ~all"'],
	])
})
