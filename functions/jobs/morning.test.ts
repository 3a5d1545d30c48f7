import type { RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeAws } from '#infra/testing/fake-aws.ts'

// The modules below read their settings as they load, so this file loads fresh copies of them.
vi.hoisted(() => void vi.resetModules())

/** AWS with an empty table and no red alarm, which refuses these. */
let refused: RegExp
const answer: RequestListener = async (request, response) => {
	const asked = String(request.headers['x-amz-target']) + (await text(request))
	if (refused.test(asked)) response.statusCode = 400
	response.end(
		refused.test(asked) ? '{"__type":"AccessDeniedException"}' : '{"Items":[],"MetricAlarms":[],"TableNames":[]}',
	)
}
await fakeAws(answer, {
	LOG_LEVEL: 'ERROR',
	ERASER: 'some-eraser',
	ALARM_PREFIX: 'BTG-test',
	ALARM_TOPIC: 'arn:aws:sns:us-east-2:000000000000:alarms',
})
const { handler } = await import('./morning.ts')

afterEach(() => vi.restoreAllMocks())

/** Runs it, with what it logged as an error. */
async function aMorning() {
	const lines: string[] = []
	vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
	const run = handler({ time: '2026-11-24T13:00:00Z' })
	const error: unknown = await run.then(
		() => undefined,
		(reason) => reason,
	)
	return { error, logged: lines.map((line) => JSON.parse(line).message) }
}

const [waiting, alarms, former, oldData, erasing] = [
	'waiting time not measured',
	'alarms not repeated',
	'former tables not looked for',
	'old data not told of',
	'accounts not erased',
]
const all = [waiting, alarms, former, oldData, erasing]

test.each([
	['the table', /DynamoDB/, [waiting, former, oldData, erasing]],
	['the alarms', /DescribeAlarms/, [alarms]],
	['all of AWS', /./, all],
])('where %s fails, each part that fails has its line, and the error names all', async (_, given, failing) => {
	refused = given
	const { error, logged } = await aMorning()
	expect(logged).toEqual(failing)
	expect(error).toBeInstanceOf(AggregateError)
	expect(error).toMatchObject({ message: failing.join(', '), errors: failing.map(() => expect.any(Error)) })
})

test('a morning on which nothing fails logs no error', async () => {
	refused = /^$/
	expect(await aMorning()).toEqual({ error: undefined, logged: [] })
})
