import { App as CdkApp, Stack } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { accountApi } from '#shared/account/api.ts'
import { apis } from '#shared/api.ts'
import { type Api, type Endpoint, endpointsOf } from '#shared/endpoint.ts'
import { eventsApi } from '#shared/events/api.ts'
import { AppStack } from './app-stack.ts'
import { readSettings } from './settings.ts'
import { Site } from './site.ts'
import { onAws, only, resources } from './synth.test.data.ts'
import { Distribution } from './web-parts.test.data.ts'

test('a public read is cached for a minute, for everyone', () => {
	const event: Endpoint = { ...accountApi.currentUser, path: '/api/upcoming-events', cached: true }
	const kept = withApis({ events: { upcoming: event }, account: accountApi })
	const { CacheBehaviors } = only(kept, 'AWS::CloudFront::Distribution', Distribution).is.DistributionConfig
	expect(CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual([
		'/api/upcoming-events',
		'/pictures/*',
		'/api/*',
	])
	const [behaviour] = CacheBehaviors
	const { id, is } = only(kept, 'AWS::CloudFront::CachePolicy', z.object({ CachePolicyConfig: CachePolicy }))
	expect(behaviour).toMatchObject({ CachePolicyId: `<${id}>`, AllowedMethods: ['GET', 'HEAD'] })
	expect(behaviour?.OriginRequestPolicyId).toBeUndefined()
	expect(is.CachePolicyConfig).toMatchObject({ MinTTL: 60, DefaultTTL: 60, MaxTTL: 60 })
	expect(is.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin).toMatchObject({
		CookiesConfig: { CookieBehavior: 'none' },
		HeadersConfig: { HeaderBehavior: 'none' },
		QueryStringsConfig: { QueryStringBehavior: 'none' },
	})
})

test('one policy keeps all public reads, and only what one of them reads of an address is part of it', () => {
	const Policy = z.object({ CachePolicyConfig: CachePolicy })
	const upcoming: Endpoint = { ...accountApi.currentUser, path: '/api/upcoming', cached: true }
	const kept = withApis({ events: { published: eventsApi.published, upcoming }, account: accountApi })
	const { is } = only(kept, 'AWS::CloudFront::CachePolicy', Policy)
	expect(is.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin).toMatchObject({
		QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: ['limit', 'cursor', 'active'] },
	})
})

const CachePolicy = z.object({
	MinTTL: z.number(),
	DefaultTTL: z.number(),
	MaxTTL: z.number(),
	ParametersInCacheKeyAndForwardedToOrigin: z.looseObject({}),
})

function withApis(apis: Record<string, Api>) {
	const cdk = new CdkApp({ context: { 'aws:cdk:bundling-stacks': [] } })
	const settings = readSettings((name) => onAws[name])
	const env = { account: '123456789012', region: 'us-east-1' }
	const app = new AppStack(cdk, 'App', { env, settings })
	const stack = new Stack(cdk, 'Web', { env })
	new Site(stack, 'Site', {
		settings,
		app,
		sent: { originSecret: 'x,y', gatewayKey: 'z' },
		certificate: Certificate.fromCertificateArn(stack, 'Certificate', onAws.certificate ?? ''),
		webAclArn: 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/Firewall/1',
		apis,
	})
	return resources(stack)
}

test('cached endpoints are public, read only, and share no path with one that writes', () => {
	const endpoints = endpointsOf(apis)
	const kept = endpoints.filter(({ cached }) => cached)
	expect(kept.length).toBeGreaterThan(0)
	for (const { path } of kept)
		expect(endpoints.filter((endpoint) => endpoint.path === path)).toMatchObject([{ method: 'GET', access: 'public' }])
})
