import { expect, test } from 'vitest'
import * as z from 'zod'
import { appWith, every, onALaptop, only, resources, type Stack, synthesize } from './synth.test.data.ts'

const { App, Web } = synthesize('localstack')
const embedded = synthesize('embedded')

test('the CloudFront before LocalStack has the functions, headers and caches of the site on the other emulator', () => {
	for (const kind of ['Function', 'ResponseHeadersPolicy']) {
		const all = (stack: Stack) => every(stack, `AWS::CloudFront::${kind}`, z.unknown())
		expect(all(Web)).toEqual(all(embedded.Web))
	}
	const Rules = z.object({ DistributionConfig: z.object({ Origins: z.unknown() }).loose() })
	const rules = (stack: Stack) => {
		const { Origins, ...rest } = only(stack, 'AWS::CloudFront::Distribution', Rules).is.DistributionConfig
		return rest
	}
	expect(rules(Web)).toEqual(rules(embedded.Web))
})

const Environment = z.object({ Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }).optional() })

const filesEndpoints = (stack: Stack) =>
	new Set(
		every(stack, 'AWS::Lambda::Function', Environment).flatMap(
			({ is }) => is.Environment?.Variables.FILES_ENDPOINT ?? [],
		),
	)

test('links to files and the page that follows them agree on where a browser reaches an emulator', () => {
	const made = appWith({ ...onALaptop('localstack'), host: 'devbox', port: '4577' }).stacks.map(resources)
	const [elsewhere = {}, web] = made
	expect([...filesEndpoints(elsewhere)]).toEqual(['http://devbox:4577'])
	expect(JSON.stringify(web)).toContain("connect-src 'self' http://devbox:4577;")
	expect([...filesEndpoints(App)]).toEqual(['http://localhost:4566'])
	expect([...filesEndpoints(synthesize('aws').App)]).toEqual([])
})

test('pages on whatever port may upload, because LocalStack changes nothing about a bucket that is there', () => {
	const Rules = z.object({ CorsRules: z.array(z.object({ AllowedOrigins: z.array(z.string()) })) })
	const Files = z.object({ CorsConfiguration: Rules.optional() })
	const allowed = every(App, 'AWS::S3::Bucket', Files).flatMap(
		({ is }) => is.CorsConfiguration?.CorsRules.flatMap(({ AllowedOrigins }) => AllowedOrigins) ?? [],
	)
	expect(allowed).toEqual(['http://localhost:*', 'http://bridge.cloudfront.localhost:*'])
})
