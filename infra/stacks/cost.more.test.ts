import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { alarms, metricsOf } from './app-parts.test.data.ts'
import { every, only, type Stack, synthesize } from './synth.test.data.ts'

const { App, Web } = synthesize('aws')
const doc = readFileSync(new URL('../../docs/cost.md', import.meta.url), 'utf8')

const many = (stack: Stack, type: string) => every(stack, type, z.unknown()).length

const Distribution = z.object({ DistributionConfig: z.object({ CacheBehaviors: z.array(z.unknown()) }) })
const behaviors = only(Web, 'AWS::CloudFront::Distribution', Distribution).is.DistributionConfig.CacheBehaviors

/** docs/cost.md multiplies these counts by prices, so a template that grows makes the page wrong. */
test.each([
	['metrics of alarms', alarms.flatMap(({ is }) => metricsOf(is)).length],
	['firewalls', many(Web, 'AWS::WAFv2::WebACL')],
	['firewall rules', every(Web, 'AWS::WAFv2::WebACL', z.object({ Rules: z.array(z.unknown()) }))[0]?.is.Rules.length],
	// The distribution has one for the site besides.
	['cache behaviors', behaviors.length + 1],
	[
		'queues a function waits at',
		every(App, 'AWS::Lambda::EventSourceMapping', z.object({ EventSourceArn: z.string() })).filter(
			({ is }) => !is.EventSourceArn.includes('Stream'),
		).length,
	],
])('what docs/cost.md counts is in the templates: %s', (what, count) => {
	expect(doc).toContain(`${count} ${what}`)
})

test('an idle month costs the sum of its rows, and at most nine dollars', () => {
	const [, table = ''] = doc.split('## A month in which nobody comes')
	const rows = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| .* \| \**([\d.]+)\** \|$/gm)]
	const prices = rows.map(([, price]) => Number(price))
	const all = prices.pop() ?? 0
	expect(prices.length).toBeGreaterThan(6)
	expect(prices.reduce((sum, price) => sum + price, 0)).toBeCloseTo(all, 5)
	expect(all).toBeLessThanOrEqual(9)
})

test('docs/cost.md lists the calls that the tests recorded', () => {
	const golden = readFileSync(new URL('../../functions/applications/calls.golden.snap', import.meta.url), 'utf8')
	const calls = (request: string) =>
		golden
			.split('\n')
			.find((line) => line.startsWith(`${request}: `))
			?.replace(`${request}: `, '')
	for (const [, request = '', listed] of doc.matchAll(/^\| `([a-z ]+)` \| ([^|]+) \|/gm))
		expect([request, listed?.trim()]).toEqual([request, calls(request)])
})
