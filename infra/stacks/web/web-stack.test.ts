import { expect, test } from 'vitest'
import * as z from 'zod'
import { appWith, every, onAws, only, resources, synthesize } from '../synth.test.data.ts'

const { Web } = synthesize('aws')

const Behavior = z.object({ ResponseHeadersPolicyId: z.string(), ViewerProtocolPolicy: z.literal('redirect-to-https') })
const Distribution = z.object({
	DistributionConfig: z.object({ DefaultCacheBehavior: Behavior, CacheBehaviors: z.array(Behavior) }),
})
const { DefaultCacheBehavior, CacheBehaviors } = only(Web, 'AWS::CloudFront::Distribution', Distribution).is
	.DistributionConfig

const HeadersPolicy = z.object({
	ResponseHeadersPolicyConfig: z.object({
		SecurityHeadersConfig: z.object({
			ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string(), Override: z.literal(true) }),
		}),
	}),
})

function rulesOf({ ResponseHeadersPolicyId }: z.output<typeof Behavior>) {
	const policies = every(Web, 'AWS::CloudFront::ResponseHeadersPolicy', HeadersPolicy)
	const found = policies.find(({ id }) => ResponseHeadersPolicyId === `<${id}>`) ?? expect.unreachable()
	return found.is.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy
}

test('the content security policy allows only our own addresses', () => {
	const rules = rulesOf(DefaultCacheBehavior)
	expect(rules).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
	expect(rules).toContain("base-uri 'none'; object-src 'none'; frame-ancestors 'none'")
	expect(rules).not.toMatch(/unsafe-|\*|data:|http:/)
	const sources = rules.split('; ').map((rule) => rule.split(' '))
	const allowing = (source: RegExp) =>
		sources.filter(([, ...from]) => from.some((one) => source.test(one))).map(([what]) => what)
	// If a page could send to any address, a single flaw would be enough to send away what people type.
	expect(allowing(/^https:$/)).toEqual(['form-action'])
	expect(allowing(/^https:\/\//)).toEqual(['img-src', 'connect-src', 'frame-src'])
	const [connected] = sources.filter(([what]) => what === 'connect-src')
	expect(connected?.join(' ')).toMatch(/^connect-src 'self' https:\/\/<\S+ FnGetAttDataFiles\w+>$/)
})

test('every response below /api has security headers, whether a function or the gateway answers', () => {
	expect(CacheBehaviors.length).toBeGreaterThan(0)
	for (const behavior of CacheBehaviors) expect(rulesOf(behavior)).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('with a zone and no certificate, a certificate is made and validated in that zone', () => {
	const { certificate: _, ...context } = onAws
	const Certificate = z.object({
		DomainName: z.literal('help.bridge.example'),
		DomainValidationOptions: z.tuple([z.object({ HostedZoneId: z.literal(onAws.zoneId) })]),
		ValidationMethod: z.literal('DNS'),
	})
	const [, stack] = appWith(context).stacks
	const { id } = only(stack ? resources(stack) : {}, 'AWS::CertificateManager::Certificate', Certificate)
	expect(id).toMatch(/^Certificate/)
})
