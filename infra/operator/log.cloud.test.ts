import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { CreateLogStreamCommand, PutLogEventsCommand } from '@aws-sdk/client-cloudwatch-logs'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { SSMClient } from '@aws-sdk/client-ssm'
import { test as asked, beforeAll, expect } from 'vitest'
import { localStage, namesFor } from '../stacks/names.ts'
import { command } from '../testing/command.ts'
import { admin, cloud } from '../testing/test-cloud.ts'
import { clientSettings } from '../tools/credentials.ts'
import { functionsOf } from '../tools/deployed-functions.ts'
import { readParameter } from '../tools/parameters.ts'

/** These commands are for AWS, and of the emulators only the embedded one is asked to answer as AWS does. */
const test = asked.runIf(cloud.target === 'embedded')

const requestId = randomUUID()
const line = (level: string, message: string, more = {}) =>
	JSON.stringify({ level, message, service: 'bridge', requestId, ...more })

beforeAll(async () => {
	const client = new LambdaClient(clientSettings(cloud.endpoint))
	const ssm = new SSMClient(clientSettings(cloud.endpoint))
	const names = (await readParameter(ssm, namesFor(localStage).functionsParameter))?.split(',') ?? []
	const books = (await functionsOf(names, client)).find(({ name }) => name === 'books')
	const stream = { logGroupName: books?.log, logStreamName: requestId }
	await admin.logs.send(new CreateLogStreamCommand(stream))
	const messages = [
		line('INFO', 'answered'),
		line('ERROR', 'request failed', { error: 'TypeError', at: ['at keep (books.ts:1)'] }),
		`2026-11-23T07:00:10.000Z ${requestId} Task timed out after 10.01 seconds`,
	]
	const now = Date.now()
	const logEvents = messages.map((message, at) => ({ message, timestamp: now - 10_000 + at * 1000 }))
	await admin.logs.send(new PutLogEventsCommand({ ...stream, logEvents }))
})

test('errors are printed newest first, with their place and what they mean to people', async () => {
	const { exit, said } = await command('errors', '--function', 'books')
	expect(exit).toBe(0)
	const [timedOut, failed] = [said.indexOf('Task timed out'), said.indexOf(`requestId ${requestId}`)]
	expect(timedOut).toBeGreaterThan(-1)
	expect(failed).toBeGreaterThan(timedOut)
	expect(said).toContain('at keep (books.ts:1)')
	expect(said).not.toContain('answered')
	expect(said).toMatch(/books \(\d+\) +\p{Lu}.*\.\n/u)
})

test('of many errors the newest are printed, and how many there are', async () => {
	const { said } = await command('errors', '--function', 'books', '--most', '1')
	expect(said).toMatch(/… and \d+ older ones: --most \d+/)
	expect(said).toContain('Task timed out')
	expect(said).not.toContain(requestId)
})

test('every line about a request is found in whatever log it is', async () => {
	const { said } = await command('log', '--find', requestId)
	expect(said).toContain('books: answered')
	expect(said).toContain('books: ERROR request failed: TypeError')
	expect(said).toMatch(/Lines since .*: 3\.\n/)
})

test('where nothing failed, the command says so', async () => {
	const none = await command('errors', '--function', 'legacy', '--hours', '0.0001')
	expect([none.exit, none.said]).toEqual([0, expect.stringMatching(/^No errors since .*, in 1 functions\.\n$/)])
})

test('an unknown function is answered with those that are there, and the runbook names only such', async () => {
	const { exit, said } = await command('errors', '--function', 'nobody')
	const there = /There are: (.*)\./.exec(said)?.[1]?.split(', ')
	const runbook = readFileSync('docs/runbook.md', 'utf8')
	const named = [...runbook.matchAll(/(?:--function |npm run log -- (?=\w))([\w-]+)/g)].map(([, name]) => name)
	expect([exit, named.length > 5]).toEqual([1, true])
	expect(there).toEqual(expect.arrayContaining(named))
})
