import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newEmail } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { note, outboxItem, post, put } from './mail.cloud.test.data.ts'

const { deleteItem, transact } = await tableCode(cloud)
const { cancelMail } = await import('./cancel.ts')
const { mailKey } = await import('./mail-id.ts')
const { giveUpMail, markSending, markSent, readMail, unmarkSending } = await import('./sending.ts')
const { putOutcome, readOutcome } = await import('./outcome.ts')
const { Refusal } = await import('#functions/platform/refusal.ts')

const late = new Refusal('conflict', 'Too late.')
const mail = { to: newEmail(), ttl: undefined }
const cancel = async (id: string, now = new Date()) => {
	const { writes, isUnsent } = await cancelMail(id, now, late)
	await transact(writes)
	return isUnsent
}
const claimNow = (id: string = randomUUID()) => ({ id, since: Date.now() })
const stateOf = async (id: string) => (await readOutcome(id))?.state

test('if a mail is canceled while it’s sent, exactly one of the two succeeds', async () => {
	const outcomes = await Promise.all(
		Array.from({ length: 20 }, async () => {
			const claim = claimNow()
			const [canceled, gone] = await Promise.all([
				cancel(claim.id).then(
					() => true,
					() => false,
				),
				markSending(claim, mail),
			])
			return Number(canceled) + Number(gone)
		}),
	)
	expect(new Set(outcomes)).toEqual(new Set([1]))
	const [id = ''] = await post([{ to: mail.to, content: note }])
	expect(await markSending(claimNow(id), mail)).toBe(true)
	expect(await markSending(claimNow(id), mail)).toBe(true)
})

test('a mail that SES refused can be canceled between two attempts, and not during one', async () => {
	const first = claimNow()
	await markSending(first, mail)
	await expect(cancel(first.id)).rejects.toBe(late)
	await unmarkSending(first, mail, new Date())
	const second = { ...first, since: first.since + 1 }
	await markSending(second, mail)
	await unmarkSending(first, mail, new Date())
	await expect(cancel(first.id)).rejects.toBe(late)
	await unmarkSending(second, mail, new Date())
	expect(await cancel(first.id)).toBe(true)
	expect(await markSending(claimNow(first.id), mail)).toBe(false)
})

test('a mail whose sender broke off is stopped a minute later, and nobody knows whether it left', async () => {
	const claim = claimNow()
	await markSending(claim, mail)
	await expect(cancel(claim.id, new Date(claim.since + 59_000))).rejects.toBe(late)
	expect(await cancel(claim.id, new Date(claim.since + 61_000))).toBe(false)
	expect(await stateOf(claim.id)).toBe('taken-back')
})

test('a mail that is let go while it’s sent isn’t tried again', async () => {
	const claim = claimNow()
	await markSending(claim, mail)
	const { writes, isUnsent } = await cancelMail(claim.id, new Date())
	await transact(writes)
	expect(isUnsent).toBe(false)
	await unmarkSending(claim, mail, new Date())
	expect(await markSending(claimNow(claim.id), mail)).toBe(false)
})

test.each(['sent', 'bounced'] as const)('a mail that was %s stays so', async (state) => {
	const id = randomUUID()
	await transact([putOutcome(id, state, new Date())])
	expect(await cancel(id)).toBe(false)
	expect(await stateOf(id)).toBe(state)
})

test('a mail that was canceled between two attempts isn’t given up, so that nothing sends it later', async () => {
	const id = randomUUID()
	await cancel(id)
	const queuedAt = new Date().toISOString()
	await put(id, { to: mail.to, state: 'queued', content: note, queuedAt, notBefore: Date.now() })
	await giveUpMail(id, new Date())
	expect(await stateOf(id)).toBe('taken-back')
	expect((await outboxItem(id))?.state).not.toBe('failed')
})

test('a mail that was erased while SES had it stays gone', async () => {
	const id = randomUUID()
	const queuedAt = new Date().toISOString()
	await put(id, { to: newEmail(), state: 'sending', sendingSince: Date.now(), content: note, queuedAt })
	const mail = (await readMail(id)) ?? expect.unreachable()
	await deleteItem(mailKey(id))
	await markSent(id, mail, 'of-ses', new Date())
	expect([await outboxItem(id), await readOutcome(id)]).toEqual([undefined, undefined])
})
