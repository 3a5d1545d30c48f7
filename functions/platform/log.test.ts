import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** A process of its own, because the module reads its environment at its start. */
function printed(code: string, env: Record<string, string> = {}) {
	const script = `import { count, log } from ${JSON.stringify(import.meta.resolve('./log.ts'))}\n${code}`
	const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
		env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', ...env },
		encoding: 'utf8',
	})
	const lines = (text: string) => text.split('\n').filter(Boolean)
	return { out: lines(stdout).map((line) => JSON.parse(line)), errors: lines(stderr).map((line) => JSON.parse(line)) }
}

const failing = "log.error('failed', new RangeError('Willow Brook, 12 Alder Lane'), { requestId: 'r1' })"

test('a line is JSON and nothing else, so that CloudWatch finds its fields', () => {
	const { out, errors } = printed("log.info('answered', { endpoint: '/api/find', status: 200, actor: undefined })")
	expect(errors).toEqual([])
	expect(out).toEqual([
		{
			level: 'INFO',
			message: 'answered',
			timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
			service: 'bridge',
			endpoint: '/api/find',
			status: 200,
		},
	])
})

test('an error leaves its name and where it came from, and never its message', () => {
	const { errors } = printed(failing)
	expect(errors).toEqual([
		expect.objectContaining({ level: 'ERROR', error: 'RangeError', requestId: 'r1', at: expect.any(Array) }),
	])
	expect(JSON.stringify(errors)).not.toContain('Willow')
})

test('a metric is a line in CloudWatch’s embedded format, where there is a namespace for it', () => {
	const { out } = printed("count('MailSent')", { METRICS_NAMESPACE: 'BridgeTheGap/test' })
	const metric = {
		Namespace: 'BridgeTheGap/test',
		Dimensions: [['service']],
		Metrics: [{ Name: 'MailSent', Unit: 'Count' }],
	}
	const _aws = { Timestamp: expect.any(Number), CloudWatchMetrics: [metric] }
	expect(out).toEqual([{ _aws, service: 'bridge', MailSent: 1 }])
	expect(printed("count('MailSent')").out).toEqual([])
})

test('an operator’s command prints errors only, and a silent test nothing', () => {
	const both = `log.warn('late')\n${failing}`
	expect(printed(both, { LOG_LEVEL: 'ERROR' })).toMatchObject({ out: [], errors: [{ message: 'failed' }] })
	expect(printed(both, { LOG_LEVEL: 'SILENT' })).toEqual({ out: [], errors: [] })
})
