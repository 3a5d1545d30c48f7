import { App as CdkApp } from 'aws-cdk-lib'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { functions, Web } from '../app-parts.test.data.ts'
import { addStacks } from '../stacks.ts'
import { every, onAws, only, resources } from '../synth.test.data.ts'
import { type Behaviour, Distribution } from './web-parts.test.data.ts'

const { DistributionConfig: site } = only(Web, 'AWS::CloudFront::Distribution', Distribution).is

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

test('CloudFront sends the gateway’s key and the secret with every request to the API', () => {
	const sent = (id: string) => site.Origins.find(({ Id }) => Id === id)?.OriginCustomHeaders
	const toTheApi = site.CacheBehaviors.filter(({ PathPattern }) => PathPattern?.startsWith('/api/'))
	for (const { TargetOriginId } of toTheApi) {
		expect(sent(TargetOriginId)?.map(({ HeaderName }) => HeaderName)).toEqual(['x-api-key', 'x-origin-secret'])
		expect(JSON.stringify(sent(TargetOriginId))).toMatch(/<GatewayKey>.*<OriginSecret>/)
	}
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

test('every mail goes out with the set that reports bounces', () => {
	const { is } = only(Web, 'AWS::SES::ConfigurationSet', z.object({ Name: z.string() }))
	const sender = functions.find(({ id }) => id.startsWith('MailSender'))
	expect(sender?.is.Environment.Variables.MAIL_CONFIGURATION_SET).toBe(is.Name)
})
