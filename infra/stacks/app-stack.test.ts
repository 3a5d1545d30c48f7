import { expect, test } from 'vitest'
import * as z from 'zod'
import { apis } from '#shared/api.ts'
import { endpointsOf, refusalStatus } from '#shared/endpoint.ts'
import { App, functions } from './app-parts.test.data.ts'
import { served } from './groups.ts'
import { only } from './synth.test.data.ts'

const keyed = z.tuple([z.strictObject({ gatewayKey: z.tuple([]) })])
const Route = z.object({
	// CloudFront alone has the key, so nobody reaches the gateway beside it.
	security: keyed,
	'x-amazon-apigateway-integration': z.object({
		type: z.literal('aws_proxy'),
		httpMethod: z.literal('POST'),
		uri: z.string().transform((uri) => /<(\w+)Function\w{8}\.Arn>/.exec(uri)?.[1]),
	}),
})
const Failure = z.strictObject({
	status: z.literal(false),
	code: z.enum(Object.keys(refusalStatus) as [keyof typeof refusalStatus]),
	message: z.string().regex(/\.$/),
})
const Body = z.object({
	components: z.object({
		securitySchemes: z.object({
			gatewayKey: z.object({ type: z.literal('apiKey'), name: z.literal('x-api-key'), in: z.literal('header') }),
		}),
	}),
	paths: z.record(z.string(), z.strictObject({ 'x-amazon-apigateway-any-method': Route })),
	'x-amazon-apigateway-gateway-responses': z.record(
		z.string(),
		z.object({ responseTemplates: z.object({ 'application/json': z.string().transform((text) => JSON.parse(text)) }) }),
	),
})
const gateway = only(App, 'AWS::ApiGateway::RestApi', z.object({ Body })).is.Body

test('every path of the contract leads to the function of its group, whatever the method, and asks for the key', () => {
	const routes = Object.entries(gateway.paths).map(([path, { 'x-amazon-apigateway-any-method': route }]) => [
		path,
		route['x-amazon-apigateway-integration'].uri,
	])
	const groups = Object.entries(served).flatMap(([name, api]) => Object.values(api).map(({ path }) => [path, name]))
	expect(new Map(routes as [string, string][])).toEqual(new Map(groups as [string, string][]))
})

test('every endpoint of the registry is in one function', () => {
	const spelled = (all: Parameters<typeof endpointsOf>[0]) =>
		endpointsOf(all).map(({ method, path }) => `${method} ${path}`)
	expect(spelled(served).toSorted()).toEqual(spelled(apis).toSorted())
})

test('the gateway’s own errors have our format and our messages', () => {
	for (const { responseTemplates } of Object.values(gateway['x-amazon-apigateway-gateway-responses']))
		Failure.parse(responseTemplates['application/json'])
})

test('a request ends before the gateway gives up after 29 seconds', () => {
	const late = functions.filter(({ id, is }) => is.Timeout > 28 && id.replace(/Function\w{8}$/, '') in served)
	expect(late.map(({ id }) => id)).toEqual([])
})
