import type { RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { beforeEach, expect, test, vi } from 'vitest'
import { formerTables } from '#functions/platform/store/former-tables.ts'
import { fakeAws } from '#infra/testing/fake-aws.ts'

// The module below reads its settings as it loads, so this file loads a fresh copy of it.
vi.hoisted(() => void vi.resetModules())

const now = new Date('2026-11-24T13:00:00Z')
const hoursAgo = (hours: number) => now.getTime() / 1000 - hours * 3600

/** CloudWatch moves the time of an update whenever the reason for a state changes, as it does with each value. */
const alarms = [
	{
		AlarmName: 'stays red',
		AlarmDescription: 'What it means.',
		StateTransitionedTimestamp: hoursAgo(20),
		StateUpdatedTimestamp: hoursAgo(1),
	},
	{ AlarmName: 'just red', StateTransitionedTimestamp: hoursAgo(2), StateUpdatedTimestamp: hoursAgo(2) },
]
let tables = ['table']
let isLeft = false
const sent: string[] = []
const answer: RequestListener = async (request, response) => {
	const asked = await text(request)
	if (request.headers['x-amz-target'] === 'DynamoDB_20120810.ListTables') {
		response.end(JSON.stringify({ TableNames: tables }))
	} else if (request.headers['x-amz-target'] === 'DynamoDB_20120810.GetItem') {
		response.end(JSON.stringify({ Item: { isLeft: { BOOL: isLeft } } }))
	} else if (asked.includes('Action=Publish')) {
		sent.push(new URLSearchParams(asked).get('Message') ?? '')
		response.end('<PublishResponse><PublishResult><MessageId>1</MessageId></PublishResult></PublishResponse>')
	} else response.end(JSON.stringify({ MetricAlarms: /\bALARM\b/.test(asked) ? alarms : [] }))
}
await fakeAws(answer, {
	TABLE_NAME: 'table',
	ALARM_PREFIX: 'BTG-test',
	ALARM_TOPIC: 'arn:aws:sns:us-east-2:000000000000:alarms',
})
const { remindOfAlarms, remindOfFormerTables, remindOfOldData } = await import('./reminders.ts')

beforeEach(() => {
	sent.length = 0
})

test('an alarm that turned red long ago is sent again, however often its reason changed since', async () => {
	await remindOfAlarms(now)
	expect(sent).toEqual([expect.stringContaining('\nstays red\nWhat it means.\n')])
	expect(sent.join()).not.toContain('just red')
})

test('each morning names the tables that a restore left, and no other, also after a second restore', async () => {
	await remindOfFormerTables()
	expect(sent).toEqual([])
	const [first, second] = ['table-at-20261120T090000Z', 'table-at-20261122T090000Z']
	tables = ['table', first, second, 'table2', 'table2-at-20261122T090000Z']
	await remindOfFormerTables()
	expect(sent).toEqual([expect.stringMatching(new RegExp(`--drop .*\n\n${first}\n${second}$`, 's'))])
	expect(await formerTables(second, new DynamoDBClient())).toEqual(['table', first])
})

test('the morning after a run that had no time for all the old data says so', async () => {
	await remindOfOldData()
	expect(sent).toEqual([])
	isLeft = true
	await remindOfOldData()
	expect(sent).toEqual([expect.stringContaining('Yesterday there was more to remove than time for it.')])
})
