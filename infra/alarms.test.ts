import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { App, alarms, functions } from './app-parts.test.data.ts'
import { every } from './synth.test.data.ts'

const names = alarms.map(({ is }) => is.AlarmName.replace('BridgeTheGap-test-App: ', ''))
const named = (name: string) => alarms.find(({ is }) => is.AlarmName.endsWith(`: ${name}`))?.is

test('every alarm has a readable and unique subject', () => {
	expect(names).toEqual([...new Set(names)])
	for (const name of names) expect(name).toMatch(/^[a-z][a-z ]{8,60}$/)
})

test('the gateway, throttling and waiting times have alarms', () => {
	expect(named('watch gateway errors')).toMatchObject({ Namespace: 'AWS/ApiGateway', MetricName: '5XXError' })
	expect(named('watch throttles')).toMatchObject({ MetricName: 'Throttles', Dimensions: [] })
	expect(named('watch waiting too long')).toMatchObject({
		Namespace: 'BridgeTheGap/test',
		MetricName: 'OldestPendingDays',
		Threshold: 21,
	})
})

test('every scheduled job has a heartbeat alarm that turns red when the job does not run', () => {
	const Rule = z.object({
		ScheduleExpression: z.string().optional(),
		Targets: z.tuple([z.object({ Arn: z.string() })]),
	})
	const scheduled = every(App, 'AWS::Events::Rule', Rule).filter(({ is }) => is.ScheduleExpression)
	expect(scheduled.length).toBeGreaterThan(3)
	for (const { is } of scheduled) {
		const job = functions.find(({ id }) => is.Targets[0].Arn === `<${id}.Arn>`)
		const beats = alarms.filter((one) => one.is.Dimensions.some(({ Value }) => Value === `<${job?.id}>`))
		expect(beats.map((one) => one.is)).toContainEqual(
			expect.objectContaining({
				MetricName: 'Invocations',
				ComparisonOperator: 'LessThanThreshold',
				TreatMissingData: 'breaching',
			}),
		)
	}
})

test('a queue hands a function two batches at once, so that it leaves a small account room for people', () => {
	const Source = z.object({ EventSourceArn: z.string(), ScalingConfig: z.unknown().optional() })
	for (const { is } of every(App, 'AWS::Lambda::EventSourceMapping', Source))
		if (!is.EventSourceArn.includes('StreamArn')) expect(is.ScalingConfig).toEqual({ MaximumConcurrency: 2 })
})

test('docs/runbook.md has a section for every alarm and no other', () => {
	const runbook = readFileSync(new URL('../docs/runbook.md', import.meta.url), 'utf8')
	const described = [...runbook.matchAll(/^### (.+)$/gm)].flatMap(([, title = '']) =>
		[...title.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
	)
	const isOf = (name: string) => (title: string) =>
		title.startsWith('…') ? name.endsWith(title.slice(1)) : name === title
	expect(names.filter((name) => !described.some(isOf(name)))).toEqual([])
	expect(described.filter((title) => !names.some((name) => isOf(name)(title)))).toEqual([])
})
