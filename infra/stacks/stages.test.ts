import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { appWith, bridge, onAws, resources } from './synth.test.data.ts'

const stacksOf = (stage: string) => appWith({ ...onAws, stage }).stacks

const isConfig = z.record(z.string(), z.unknown())

/** We or the CDK choose these names within an account, and not CloudFormation. */
function given(properties: unknown): string[] {
	return Object.entries(isConfig.safeParse(properties).data ?? {}).flatMap(([property, value]) => {
		if (property.endsWith('Config')) return given(value)
		const isName = /^(Name|\w+Name)$/.test(property)
		return isName && typeof value === 'string' && !value.includes('<') ? [value] : []
	})
}

/** These names lie below a resource with a name of its own. */
const below = /^AWS::(ApiGateway|IAM|Logs::MetricFilter|Route53|CloudWatch|DynamoDB)/

const namesIn = (stage: string) =>
	stacksOf(stage).flatMap((stack) => [
		stack.stackName,
		...Object.values(resources(stack)).flatMap(({ Type, Properties }) =>
			below.test(Type) ? [] : given(Properties).map((name) => `${Type} ${name}`),
		),
	])

test('two stages in one account have no name in common', () => {
	const [one, other] = [namesIn('production'), namesIn('trial')]
	expect(one).toContain('BTG-production-App')
	expect(one).toContain('AWS::SSM::Parameter /bridge-the-gap/production/table')
	expect(one.filter((name) => other.includes(name))).toEqual([])
	expect(one.length).toBeGreaterThan(8)
})

test('CloudFormation cuts no stack’s name where it makes a name of it, however long the stage is', () => {
	expect(() => stacksOf('a-trial-of-1-day')).toThrow('stage')
	for (const { stackName } of stacksOf('a-trial-of-1-da')) expect(stackName.length).toBeLessThanOrEqual(25)
})

test('on AWS a stack has termination protection, one account, and a stage tag for the bill', () => {
	for (const stack of bridge('aws').stacks) {
		expect(stack.terminationProtection).toBe(true)
		expect(stack.account).toBe('123456789012')
		expect(stack.tags.tagValues()).toEqual({ project: 'bridge-the-gap', stage: 'test' })
	}
	for (const stack of bridge('embedded').stacks) expect(stack.terminationProtection).toBe(false)
})

/** CloudFormation refuses to take away or replace what another stack imports by name. */
test('an older version deploys over a newer one, because Web imports nothing by name', () => {
	for (const target of ['aws', 'embedded'] as const) {
		const templates = bridge(target).stacks.map((stack) => JSON.stringify(Template.fromStack(stack).toJSON()))
		expect(templates.join()).not.toMatch(/Fn::ImportValue|"Export"/)
		expect(templates[1]).toContain('Fn::GetStackOutput')
	}
})
