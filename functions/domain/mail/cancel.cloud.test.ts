import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newEmail } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { note, post } from './mail.cloud.test.data.ts'

const { transact } = await tableCode(cloud)
const { cancelMail } = await import('./cancel.ts')
const { markSending } = await import('./sending.ts')
const { Refusal } = await import('#functions/platform/refusal.ts')

test('if a mail is canceled while it’s sent, exactly one of the two succeeds', async () => {
	const late = new Refusal('conflict', 'Too late.')
	const mail = { to: newEmail(), ttl: undefined }
	const outcomes = await Promise.all(
		Array.from({ length: 20 }, async () => {
			const id = randomUUID()
			const [cancelled, gone] = await Promise.all([
				transact([cancelMail(id, new Date(), late)]).then(
					() => true,
					() => false,
				),
				markSending(id, mail, new Date()),
			])
			return Number(cancelled) + Number(gone)
		}),
	)
	expect(new Set(outcomes)).toEqual(new Set([1]))
	const [id = ''] = await post([{ to: mail.to, content: note }])
	expect(await markSending(id, mail, new Date())).toBe(true)
	expect(await markSending(id, mail, new Date())).toBe(true)
})
