import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { App, alarms, functions, metricsOf } from './app-parts.test.data.ts'
import { every } from './synth.test.data.ts'

const nameOf = ({ is }: (typeof alarms)[number]) => is.AlarmName.replace('BTG-test: ', '')
const names = alarms.map(nameOf)

test('every alarm has a readable and unique subject', () => {
	expect(names).toEqual([...new Set(names)])
	for (const name of names) expect(name).toMatch(/^[a-z][a-z ]{8,60}$/)
})

const Filter = z.object({
	FilterPattern: z.string(),
	LogGroupName: z.string(),
	MetricTransformations: z.tuple([z.object({ MetricName: z.string(), MetricNamespace: z.string() })]),
})
const filters = every(App, 'AWS::Logs::MetricFilter', Filter)

test('every error of every function is counted where an alarm sees it, and what fails together is told once', () => {
	const counted = (log: string) => {
		const [metric] = filters.find(({ is }) => is.LogGroupName === log)?.is.MetricTransformations ?? []
		expect(metric?.MetricNamespace).toBe('BridgeTheGap/test')
		return metric?.MetricName
	}
	const seen = functions.map(({ id, is }) => {
		const metric = counted(is.LoggingConfig.LogGroup)
		const told = alarms.filter((one) => metricsOf(one.is).includes(metric ?? ''))
		return { id: id.replace(/Function\w+$/, ''), told: told.map(nameOf) }
	})
	for (const { told } of seen) expect(told).toHaveLength(1)
})

/** Lambda writes its own lines as text, which these copy from AWS. */
test.each([
	[true, '{"level":"ERROR","message":"failed","requestId":"r1","error":"RangeError"}'],
	[true, '2026-11-23T10:00:00.000Z\tr1\tERROR\tInvoke Error \t{"errorType":"TypeError"}'],
	[true, '2026-11-23T10:00:00.000Z\tundefined\tERROR\tUncaught Exception \t{"errorType":"Error"}'],
	[true, '2026-11-23T10:00:00.000Z r1 Task timed out after 10.00 seconds'],
	[true, 'RequestId: r1 Error: Runtime exited with error: signal: killed'],
	[false, '{"level":"INFO","message":"refused","code":"invalid","status":400}'],
	[false, '{"level":"WARN","message":"late"}'],
	[false, 'REPORT RequestId: r1 Duration: 9.87 ms Billed Duration: 10 ms Memory Size: 512 MB'],
])('an error counts: %s for %s', (counts, line) => {
	expect(new Set(filters.map(({ is }) => is.FilterPattern)).size).toBe(1)
	const terms = filters[0]?.is.FilterPattern.matchAll(/\?"([^"]+)"/g) ?? []
	expect([...terms].some(([, term = '']) => line.includes(term))).toBe(counts)
})

test('docs/runbook.md has a section for every alarm and no other', () => {
	const runbook = readFileSync(new URL('../../docs/runbook.md', import.meta.url), 'utf8')
	const described = [...runbook.matchAll(/^### (.+)$/gm)].flatMap(([, title = '']) =>
		[...title.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
	)
	const isOf = (name: string) => (title: string) =>
		title.startsWith('…') ? name.endsWith(title.slice(1)) : name === title
	expect(names.filter((name) => !described.some(isOf(name)))).toEqual([])
	expect(described.filter((title) => !names.some((name) => isOf(name)(title)))).toEqual([])
})
