import { expect, test } from 'vitest'
import { allowGuests, applyAs } from '#functions/applications/applications.cloud.test.data.ts'
import { queuedTo } from '#infra/testing/outbox.ts'
import { newEmail } from '#infra/testing/people.ts'
import { askForBooks, attend, mostInAnHour, newName, stranger, subscribe } from './flood.cloud.test.data.ts'

test('one Gmail mailbox gets three mails an hour, however its address is dotted and tagged', async () => {
	const name = newName().slice(0, 14)
	const spelled = (at: number) =>
		`${name.slice(0, at + 1)}.${name.slice(at + 1)}${at % 3 ? '' : '+x'}@${at % 2 ? 'gmail' : 'googlemail'}.com`
	const addresses = Array.from({ length: 12 }, (_, at) => spelled(at))
	for (const [at, email] of addresses.entries())
		expect((await (at % 2 ? subscribe : askForBooks)(stranger(), email)).status).toBe(200)
	const mails = await queuedTo(...addresses)
	expect(mails.length).toBeGreaterThan(0)
	expect(mostInAnHour(mails)).toBeLessThanOrEqual(3)
})

test('who has used up an hour’s mails gets the confirmation of what they send in the next one', async () => {
	await allowGuests(true)
	const email = newEmail()
	for (const act of [subscribe, attend]) expect((await act(stranger(), email)).status).toBe(200)
	await applyAs(stranger(), { email })
	const mails = await queuedTo(email)
	expect(mails).toHaveLength(3)
	expect(mails.map(({ content }) => content?.template)).toContain('application-received')
	expect(mostInAnHour(mails)).toBeLessThanOrEqual(2)
})
