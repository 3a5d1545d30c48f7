import { CloudWatchClient, paginateDescribeAlarms, SetAlarmStateCommand } from '@aws-sdk/client-cloudwatch'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { SSMClient } from '@aws-sdk/client-ssm'
import { afterAll, test as asked, beforeAll, expect, vi } from 'vitest'
import { localStage, namesFor } from '../stacks/names.ts'
import { command } from '../testing/command.ts'
import { invoke } from '../testing/invoke.ts'
import { cloud } from '../testing/test-cloud.ts'
import { clientSettings, credentials } from '../tools/credentials.ts'
import { functionsOf } from '../tools/deployed-functions.ts'
import { readParameter } from '../tools/parameters.ts'
import { callAws } from '../tools/signed-call.ts'
import { schedulesOf } from './schedules.ts'

/** These commands are for AWS, and of the emulators only the embedded one is asked to answer as AWS does. */
const test = asked.runIf(cloud.target === 'embedded')

beforeAll(() => {
	vi.stubEnv('AWS_ENDPOINT_URL', cloud.endpoint)
	vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId)
	vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey)
})

afterAll(() => vi.unstubAllEnvs())

const lineOf = (said: string, job: string) => said.split('\n').find((line) => line.trim().startsWith(`${job} `)) ?? ''

test('a job says when it last worked and what it said then', async () => {
	await invoke('JobsOutboxSweeper', { time: new Date().toISOString() })
	const { exit, said } = await command('jobs')
	expect(exit).toBe(0)
	expect(lineOf(said, 'outbox-sweeper')).toMatch(/on +rate\(1 hour\) +\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC {2}\S/)
	for (const job of ['follow-ups', 'upload-sweeper']) expect(lineOf(said, job)).toMatch(/ on +rate\(1 hour\)/)
	expect(lineOf(said, 'statistics')).toMatch(/ on +cron\(0 8 \* \* \? \*\)/)
	expect(lineOf(said, 'retention')).toMatch(/ on +cron\(0 13 \* \* \? \*\)/)
	for (const reader of ['mail-relay', 'mail-sender', 'audit-archiver']) expect(lineOf(said, reader)).toMatch(/ on$/)
	expect(said).toContain('All of it is on.')
})

test('a job that someone switched off is named, and --start switches it on', async () => {
	const ssm = new SSMClient(clientSettings(cloud.endpoint))
	const noted = await readParameter(ssm, namesFor(localStage).functionsParameter)
	const functions = await functionsOf(noted?.split(',') ?? [], new LambdaClient(clientSettings(cloud.endpoint)))
	const Name = (await schedulesOf(functions)).find(({ job }) => job.name === 'retention')?.rule
	await callAws({ service: 'events', target: 'AWSEvents.DisableRule', body: { Name } })
	const { said } = await command('jobs')
	expect(lineOf(said, 'retention')).toContain(' OFF ')
	expect(said).toMatch(/Off: .*retention.*\. `npm run jobs -- --start` switches it on\./)
	const started = await command('jobs', '--start')
	expect(lineOf(started.said, 'retention')).toContain(' on ')
	expect(started.said).toContain('All of it is on.')
})

test('a red alarm is printed with its meaning, and that nobody is told of it', async () => {
	const client = new CloudWatchClient(clientSettings(cloud.endpoint))
	const names: string[] = []
	const AlarmNamePrefix = namesFor(localStage).prefix
	for await (const { MetricAlarms = [] } of paginateDescribeAlarms({ client }, { AlarmNamePrefix }))
		for (const { AlarmName } of MetricAlarms) if (AlarmName) names.push(AlarmName)
	// Another test turns an alarm about the newsletter red.
	const AlarmName = names.findLast((name) => !name.includes('newsletter'))
	const turn = (StateValue: 'OK' | 'ALARM') =>
		client.send(new SetAlarmStateCommand({ AlarmName, StateValue, StateReason: 'a test' }))
	await turn('ALARM')
	const { exit, said } = await command('alarms')
	await turn('OK')
	expect(exit).toBe(0)
	expect(said).toMatch(new RegExp(`  ${AlarmName?.replace(/^.*: /, '')}, since \\d{4}-.* UTC\n    \\p{Lu}.*\\.\n`, 'u'))
	// Another test is told of alarms for a while.
	await expect
		.poll(async () => (await command('alarms')).said)
		.toContain('Nobody is told of alarms: set alarmEmail in deploy.json, deploy, and confirm the mail from AWS.')
	expect((await command('alarms')).said).not.toContain(AlarmName?.replace(/^.*: /, '') ?? '')
})

test('on an emulator the command about the scan says that nothing scans there', async () => {
	expect((await command('scan')).said).toContain('The emulators have no GuardDuty')
})
