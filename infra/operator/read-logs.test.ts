import { expect, test } from 'vitest'
import { hoursAgo, mostOf, readLine } from './read-logs.ts'

const written = {
	level: 'ERROR',
	message: 'request failed',
	timestamp: '2026-11-23T07:00:00.000Z',
	service: 'bridge',
	requestId: 'id-1',
	endpoint: '/api/books',
	error: 'TypeError',
	at: ['at apply (index.mjs:1:1)', 'at serve (index.mjs:2:2)'],
}

test.each([
	[
		'our own error',
		JSON.stringify(written),
		{
			isError: true,
			text: 'request failed: TypeError, requestId id-1, endpoint /api/books',
			place: 'at apply (index.mjs:1:1)',
		},
	],
	[
		'what a job says at its end',
		JSON.stringify({ level: 'INFO', message: 'accounts due to be erased', count: 3 }),
		{ isError: false, text: 'accounts due to be erased, count 3' },
	],
	[
		'out of time',
		'2026-11-23T07:00:10.000Z 8f2c Task timed out after 10.01 seconds\n\n',
		{ isError: true, text: 'Task timed out after 10.01 seconds' },
	],
	[
		'out of memory',
		'RequestId: 8f2c Error: Runtime exited with error: signal: killed\nRuntime.ExitError\n',
		{ isError: true, text: 'Runtime exited with error: signal: killed' },
	],
	[
		'a mistake at start, without the message, which may quote someone',
		'2026-11-23T07:00:10.000Z\tundefined\tERROR\tUncaught Exception \t{"errorType":"SyntaxError","errorMessage":"Anna wrote"}\n',
		{ isError: true, text: 'Uncaught Exception: SyntaxError' },
	],
])('%s', (_, line, expected) => {
	expect(readLine(line)).toEqual(expect.objectContaining(expected))
})

test.each([
	'START RequestId: 8f2c Version: $LATEST\n',
	'REPORT RequestId: 8f2c Duration: 3 ms\n',
	'{"_aws":{"Timestamp":1},"service":"bridge","MailSent":1}',
	'',
])('%s is no line of the log', (line) => {
	expect(readLine(line)).toBeUndefined()
})

test.each(['0', '-1', 'many', '99999'])('a log does not go back %s hours', (hours) => {
	expect(() => hoursAgo(hours)).toThrow('--hours wants a number up to 2160')
})

test('a command prints a whole number of lines', () => {
	expect(mostOf('7')).toBe(7)
	expect(() => mostOf('-1')).toThrow('--most wants a whole number')
})
