import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { DeleteIdentityCommand, SESClient, VerifyEmailIdentityCommand } from '@aws-sdk/client-ses'
import { expect, test } from 'vitest'
import { admin, cloud, inbox } from '#infra/testing/test-cloud.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { attempt, contract } from './asked.ts'

test('a function can do what its role allows', async () => {
	await admin.files.send(new PutObjectCommand({ Bucket: contract.BUCKET, Key: 'granted', Body: 'x' }))
	expect(await attempt('do', 'put', 'PERMISSION#1')).toEqual({ done: true })
	expect(await attempt('do', 'read', 'granted')).toEqual({ done: true })
	expect(await attempt('do', 'mail')).toEqual({ done: true })
	expect(await inbox('probe@example.org')).not.toEqual([])
})

test('every service refuses a function whose role lacks the grant', async () => {
	expect(await attempt('undo', 'put', 'PERMISSION#2')).toEqual({ refused: 'AccessDeniedException' })
	expect(await attempt('undo', 'read', 'granted')).toEqual({ refused: 'AccessDenied' })
	expect(await attempt('undo', 'mail')).toEqual({ refused: 'AccessDenied' })
})

test('an unverified sender address is refused', async () => {
	expect(await attempt('do', 'mail', 'stranger@elsewhere.example')).toEqual({ refused: 'MessageRejected' })
	const ses = new SESClient(clientSettings(cloud.endpoint))
	const EmailAddress = 'passing@elsewhere.example'
	await ses.send(new VerifyEmailIdentityCommand({ EmailAddress }))
	expect(await attempt('do', 'mail', EmailAddress)).toEqual({ done: true })
	await ses.send(new DeleteIdentityCommand({ Identity: EmailAddress }))
	expect(await attempt('do', 'mail', EmailAddress)).toEqual({ refused: 'MessageRejected' })
})

test('an unknown access key is refused', async () => {
	const stranger = new DynamoDBClient({
		...clientSettings(cloud.endpoint),
		credentials: { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'no' },
	})
	await expect(stranger.send(new ListTablesCommand({}))).rejects.toThrow(/security token|signature/i)
})

/** The emulator knows this condition from infra/local/emulator/leading_keys.py, which is ours. */
test('a denial by leading key holds for the items that it names', async () => {
	expect(await attempt('do', 'put', 'AUDIT#1')).toEqual({ done: true })
	expect(await attempt('do', 'update', 'AUDIT#1')).toEqual({ refused: 'AccessDeniedException' })
	expect(await attempt('do', 'update', 'OTHER#1')).toEqual({ done: true })
})
