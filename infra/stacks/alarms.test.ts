import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { App, alarms, functions, metricsOf, metricsRead, watched } from './app-parts.test.data.ts'
import { every } from './synth.test.data.ts'

const nameOf = ({ is }: (typeof alarms)[number]) => is.AlarmName.replace('BTG-test: ', '')
const names = alarms.map(nameOf)
const named = (name: string) => alarms.find(({ is }) => is.AlarmName.endsWith(`: ${name}`))?.is

/** A zero in place of what is missing turns an alarm red in time, and no value at all turns it red too. */
const redWithoutAny = (Namespace: string, MetricName: string) => ({
	Metrics: [
		{ Expression: 'FILL(counted, 0)' },
		{ MetricStat: { Metric: expect.objectContaining({ Namespace, MetricName }) } },
	],
	Threshold: 1,
	ComparisonOperator: 'LessThanThreshold',
	TreatMissingData: 'breaching',
})

test('every alarm has a readable and unique subject', () => {
	expect(names).toEqual([...new Set(names)])
	for (const name of names) expect(name).toMatch(/^[a-z][a-z ]{8,60}$/)
})

test('there is an alarm for what fails, for what is late, and for what nobody would notice', () => {
	expect(names.toSorted()).toEqual([
		'audit behind',
		'audit errors',
		'file scan errors',
		'file scan unreported alarm',
		'jobs daily not running',
		'jobs errors',
		'jobs hourly not running',
		'jobs morning not running',
		'jobs undone alarm',
		'mail errors',
		'mail feedback queue dead end alarm',
		'mail feedback queue stuck',
		'mail queue dead end alarm',
		'mail queue stuck',
		'mail relay behind',
		'nobody came',
		'requests failed',
		'requests refused',
		'too many bounces',
		'too many complaints',
		'unheard alarm',
		'waiting too long',
	])
})

test('alarms outside of our code watch what people wait for, our standing with SES and whether anyone comes', () => {
	expect(named('waiting too long')).toMatchObject({ Namespace: 'BridgeTheGap/test', Threshold: 21 })
	expect(named('too many bounces')).toMatchObject({ Namespace: 'AWS/SES', Dimensions: [], Threshold: 0.05 })
	expect(named('too many complaints')).toMatchObject({ Namespace: 'AWS/SES', Dimensions: [], Threshold: 0.001 })
	expect(named('nobody came')).toMatchObject(redWithoutAny('AWS/CloudFront', 'Requests'))
	const wall = [
		{ Name: 'Rule', Value: 'ALL' },
		{ Name: 'WebACL', Value: 'BTG-test-Firewall' },
	]
	expect(named('requests refused')).toMatchObject({ Namespace: 'AWS/WAFV2', Dimensions: wall })
})

test('an alarm turns red at the first failure, but for those with a limit and those of the clock', () => {
	const limited = alarms.filter(({ is }) => is.Threshold !== 1)
	expect(limited.map((one) => [nameOf(one), one.is.Threshold]).toSorted()).toEqual([
		['audit behind', 2 * 3_600_000],
		['mail feedback queue stuck', 3600],
		['mail queue stuck', 6 * 3600],
		['mail relay behind', 5 * 60_000],
		['requests refused', 500],
		['too many bounces', 0.05],
		['too many complaints', 0.001],
		['waiting too long', 21],
	])
	const later = alarms.filter(({ is }) => is.EvaluationPeriods !== 1)
	expect(later.map((one) => [nameOf(one), one.is.EvaluationPeriods])).toEqual([
		['jobs hourly not running', 2],
		['jobs daily not running', 2],
		['jobs morning not running', 2],
	])
})

test('alarms on CloudFront name its region, without which it has no metrics', () => {
	const read = alarms.flatMap(({ is }) => metricsRead(is)).filter(({ Namespace }) => Namespace === 'AWS/CloudFront')
	expect(read.map(({ MetricName }) => MetricName)).toEqual(['5xxErrorRate', 'Requests'])
	for (const { Dimensions } of read)
		expect(Dimensions).toEqual([
			{ Name: 'DistributionId', Value: expect.stringContaining('Distribution') },
			{ Name: 'Region', Value: 'Global' },
		])
})

test('an error is told of while CloudFront says nothing, and the other way round', () => {
	expect(named('requests failed')?.Metrics.flatMap(({ Expression }) => Expression ?? [])).toEqual([
		'MAX([logged, percent])',
	])
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
	const kinds = Map.groupBy(seen, ({ told }) => told[0])
	expect([...kinds.keys()].sort()).toEqual([
		'audit errors',
		'file scan errors',
		'jobs errors',
		'mail errors',
		'requests failed',
	])
	for (const { told } of seen) expect(told).toHaveLength(1)
	expect(kinds.get('mail errors')?.map(({ id }) => id)).toEqual([
		'MailRelay',
		'MailSender',
		'MailFeedbackReader',
		'JobsOutboxSweeper',
	])
	expect(metricsOf(named('requests failed') ?? expect.unreachable())).toEqual(['Errors/Requests', '5xxErrorRate'])
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

test('every job runs by a rule, and an alarm turns red when the rule does not start its jobs', () => {
	const Rule = z.object({ ScheduleExpression: z.string().optional(), Targets: z.array(z.object({ Arn: z.string() })) })
	const scheduled = every(App, 'AWS::Events::Rule', Rule).filter(({ is }) => is.ScheduleExpression)
	// The eraser is left out, because the morning job starts it, once for each account.
	const jobs = functions.filter(({ id }) => /^Jobs(?!Eraser)/.test(id)).map(({ id }) => `<${id}.Arn>`)
	expect(scheduled.flatMap(({ is }) => is.Targets.map(({ Arn }) => Arn)).sort()).toEqual(jobs.sort())
	for (const { id } of scheduled)
		expect(watched(`<${id}>`).map((one) => one.is)).toMatchObject([redWithoutAny('AWS/Events', 'Invocations')])
})

test('statistics are counted at night, and what removes anything runs hours later, whenever the stack was deployed', () => {
	const Rule = z.object({ ScheduleExpression: z.string().optional(), Targets: z.array(z.object({ Arn: z.string() })) })
	const jobsAt = every(App, 'AWS::Events::Rule', Rule).flatMap(({ is }) =>
		is.ScheduleExpression?.startsWith('cron')
			? is.Targets.map(({ Arn }) => [is.ScheduleExpression, Arn.replace(/^<Jobs|Function.*/g, '')])
			: [],
	)
	expect(jobsAt).toEqual([
		['cron(0 8 * * ? *)', 'Statistics'],
		['cron(0 13 * * ? *)', 'Morning'],
		['cron(0 13 * * ? *)', 'Retention'],
	])
})

test('a queue hands a function two batches at once, so that it leaves a small account room for people', () => {
	const Source = z.object({ EventSourceArn: z.string(), ScalingConfig: z.unknown().optional() })
	for (const { is } of every(App, 'AWS::Lambda::EventSourceMapping', Source))
		if (!is.EventSourceArn.includes('StreamArn')) expect(is.ScalingConfig).toEqual({ MaximumConcurrency: 2 })
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
