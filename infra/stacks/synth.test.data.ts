import { readFileSync } from 'node:fs'
import { App, type Stack as CdkStack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import * as z from 'zod'
import { plain } from './plain.test.data.ts'
import { addStacks } from './stacks.ts'

export const site = 'https://help.bridge.example'

/** None of these resources exists. */
export const onAws: Record<string, string> = {
	target: 'aws',
	stage: 'test',
	protect: 'yes',
	account: '123456789012',
	site,
	mailFrom: 'no-reply@bridge.example',
	alarmEmail: 'alarms@bridge.example',
	certificate: 'arn:aws:acm:us-east-1:123456789012:certificate/0000',
	zoneId: 'Z0000000000000',
	zoneName: 'bridge.example',
}

export const onALaptop = (target: string) => ({
	target,
	stage: 'local',
	port: '4566',
	site: 'http://localhost:5173',
	mailFrom: 'no-reply@bridge.example',
})

const contexts = { aws: onAws, embedded: onALaptop('embedded'), localstack: onALaptop('localstack') }

const CdkJson = z.object({ context: z.record(z.string(), z.unknown()) })

const apps = new Map<string, ReturnType<typeof begin>>()

/** Making an app takes seconds, so all tests share the app of one target in one process. */
export function bridge(target: keyof typeof contexts) {
	const made = apps.get(target) ?? begin(target)
	apps.set(target, made)
	return made
}

const cdkContext = () =>
	CdkJson.parse(JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8'))).context

/** The app has the context of cdk.json as the CLI gives it. */
const begin = (target: keyof typeof contexts) => appWith({ ...cdkContext(), ...contexts[target] })

/** An app with this context bundles no code. */
export function appWith(context: Record<string, unknown>) {
	const app = new App({ context: { ...context, 'aws:cdk:bundling-stacks': [] } })
	return { app, stacks: addStacks(app) }
}

const Resources = z.record(
	z.string(),
	z.object({
		Type: z.string(),
		Properties: z.record(z.string(), z.unknown()).default({}),
		DependsOn: z.array(z.string()).optional(),
		DeletionPolicy: z.string().optional(),
	}),
)
export type Stack = z.output<typeof Resources>

/** The resources' references read as `<Name>` and `<Name.Attribute>`. */
export const resources = (stack: CdkStack): Stack =>
	Resources.parse(plain(Template.fromStack(stack).toJSON().Resources))

export function synthesize(target: keyof typeof contexts): Record<'App' | 'Web', Stack> {
	const [App = {}, Web = {}] = bridge(target).stacks.map(resources)
	return { App, Web }
}

/** The schema reads the properties of every resource of a type, so what it demands all of them have. */
export function every<Properties>(stack: Stack, type: string, schema: z.ZodType<Properties>) {
	const found = Object.entries(stack).filter(([, { Type }]) => Type === type)
	if (found.length === 0) throw new Error(`There is no ${type}`)
	return found.map(([id, resource]) => {
		const { data, error } = schema.safeParse(resource.Properties)
		if (error) throw new Error(`${id} (${type}) is not as it should be:\n${z.prettifyError(error)}`)
		return { id, ...resource, is: data }
	})
}

export function only<Properties>(stack: Stack, type: string, schema: z.ZodType<Properties>) {
	const [first, ...others] = every(stack, type, schema)
	if (!first || others.length > 0) throw new Error(`There is more than one ${type}`)
	return first
}
