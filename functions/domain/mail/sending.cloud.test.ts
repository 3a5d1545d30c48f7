import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newEmail } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { note, outboxItem, put } from './mail.cloud.test.data.ts'

const { deleteItem } = await tableCode(cloud)
const { mailKey } = await import('./mail-id.ts')
const { readOutcome } = await import('./outcome.ts')
const { markSent, readMail } = await import('./sending.ts')

test('a mail that was erased while SES had it stays gone', async () => {
	const id = randomUUID()
	const queuedAt = new Date().toISOString()
	await put(id, { to: newEmail(), state: 'sending', sendingSince: Date.now(), content: note, queuedAt })
	const mail = (await readMail(id)) ?? expect.unreachable()
	await deleteItem(mailKey(id))
	await markSent(id, mail, 'of-ses', new Date())
	expect([await outboxItem(id), await readOutcome(id)]).toEqual([undefined, undefined])
})
