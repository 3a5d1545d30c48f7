import { randomUUID } from 'node:crypto'
import { GetQueueAttributesCommand, PurgeQueueCommand, SendMessageCommand } from '@aws-sdk/client-sqs'
import { SSMClient } from '@aws-sdk/client-ssm'
import { test as asked, expect } from 'vitest'
import { localStage, namesFor } from '../stacks/names.ts'
import { command } from '../testing/command.ts'
import { eventually } from '../testing/eventually.ts'
import { logged } from '../testing/function-log.ts'
import { admin, cloud } from '../testing/test-cloud.ts'
import { clientSettings } from '../tools/credentials.ts'
import { readParameter } from '../tools/parameters.ts'

/** These commands are for AWS, and of the emulators only the embedded one is asked to answer as AWS does. */
const test = asked.runIf(cloud.target === 'embedded')

const ssm = new SSMClient(clientSettings(cloud.endpoint))

async function deadEnd(name: string): Promise<string> {
	const noted = await readParameter(ssm, namesFor(localStage).deadEndsParameter)
	const found = JSON.parse(noted ?? '[]').find((one: { name: string }) => one.name === name)
	return found?.url ?? expect.unreachable()
}

const putInto = async (name: string, body: object) =>
	admin.queues.send(new SendMessageCommand({ QueueUrl: await deadEnd(name), MessageBody: JSON.stringify(body) }))

async function heldIn(name: string) {
	const AttributeNames = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const
	const query = new GetQueueAttributesCommand({ QueueUrl: await deadEnd(name), AttributeNames: [...AttributeNames] })
	const { Attributes = {} } = await admin.queues.send(query)
	return AttributeNames.reduce((sum, each) => sum + Number(Attributes[each]), 0)
}

/** GuardDuty reports a file in this form if it can't look into it. */
const scanned = (objectKey: string) => ({
	'detail-type': 'GuardDuty Malware Protection Object Scan Result',
	detail: { s3ObjectDetails: { objectKey }, scanResultDetails: { scanResultStatus: 'UNSUPPORTED' } },
})

test('mails go back to their queue, and the sender takes them', async () => {
	const mails = Array.from({ length: 12 }, () => `${randomUUID()}-0`)
	for (const mail of mails) await putInto('mails', { mail })
	const { exit, said } = await command('give-back', 'mails')
	expect(exit).toBe(0)
	for (const mail of mails) expect(said).toContain(`mail ${mail}\n`)
	await eventually('the sender has seen each', async () => {
		const lines = await logged('MailSender')
		return mails.every((mail) => lines.includes(mail)) || undefined
	})
	const { said: again } = await command('give-back', 'mails')
	expect(mails.filter((mail) => again.includes(mail))).toEqual([])
})

test('results of scans are reported again, and what fails again stays', async () => {
	const upload = randomUUID()
	await putInto('scans', scanned(`uploads/${upload}`))
	await putInto('scans', { resources: ['not a result'] })
	const { exit, said } = await command('give-back', 'scans')
	expect([exit, said]).toEqual([1, expect.stringContaining('Given back: 1. Still there: 1.')])
	expect(said).toContain(`uploads/${upload}: UNSUPPORTED\n`)
	expect(said).toContain('not a result, : it failed again, and stays here')
	expect(await logged('FileScanReport', upload)).toContain('file not scannable')
	expect(await heldIn('scans')).toBe(1)
	await admin.queues.send(new PurgeQueueCommand({ QueueUrl: await deadEnd('scans') }))
})

test('a run that failed is shown and forgotten', async () => {
	const run = { resources: ['arn:aws:events:us-east-1:1:rule/JobsRetentionDaily'], time: '2026-11-22T04:00:00Z' }
	await putInto('jobs', run)
	const { exit, said } = await command('give-back', 'jobs')
	expect([exit, said]).toEqual([0, expect.stringContaining('JobsRetentionDaily, 2026-11-22T04:00:00Z')])
	expect(said).toContain('Forgotten: ')
	expect(await heldIn('jobs')).toBe(0)
})

test('an unknown name is explained', async () => {
	const unknown = await command('give-back', 'letters')
	expect([unknown.exit, unknown.said]).toEqual([1, expect.stringContaining('There is no dead end letters.')])
})
