import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { invoke } from '#infra/testing/invoke.ts'
import { createPerson, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud, inbox } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import {
	aMoment,
	deadEndHolds,
	deadFeedback,
	lyingIn,
	note,
	order,
	outboxItem,
	post,
	publishFeedback,
	put,
	settled,
} from './mail.cloud.test.data.ts'

const { addressKey, markUndeliverable } = await import('./address.ts')
const { getItem } = await import('#functions/platform/store/table.ts')

const bounce = (bounceType: string, emailAddress: string) => ({
	eventType: 'Bounce',
	bounce: { bounceType, bounceSubType: 'General', bouncedRecipients: [{ emailAddress, action: 'failed' }] },
	mail: { messageId: 'unknown-to-us', destination: [emailAddress] },
})

const complaint = (emailAddress: string, complaintFeedbackType: string | null = 'abuse') => ({
	eventType: 'Complaint',
	complaint: { complainedRecipients: [{ emailAddress }], complaintFeedbackType },
	mail: { messageId: 'unknown-to-us' },
})

/** The mail service works for all of these, so that they can wait side by side. */
describe.concurrent('while the mail service works', () => {
	test('an order nobody can read ends in the dead end, and the rest of its batch is sent', async () => {
		const unreadable = `no order ${randomUUID()}`
		const unknown = randomUUID()
		await put(unknown, {
			to: newEmail(),
			state: 'queued',
			queuedAt: new Date().toISOString(),
			content: { template: 'of-tomorrow' },
		})
		const people = [newEmail(), newEmail(), newEmail()]
		const ids = await post(people.map((to) => ({ to })))
		await order([unreadable, ...ids.map((mail) => JSON.stringify({ mail })), JSON.stringify({ mail: randomUUID() })])
		for (const id of ids) await settled(id, 'sent')
		for (const to of people) expect(await inbox(to)).toHaveLength(1)
		await settled(unknown, 'failed')
		await deadEndHolds(unreadable, JSON.stringify({ mail: unknown }))
	})

	test('one order delivered ten times is one mail', async () => {
		const to = newEmail()
		const [id = ''] = await post([{ to }])
		await order(Array.from({ length: 10 }, () => JSON.stringify({ mail: id })))
		await settled(id, 'sent')
		await aMoment()
		expect(await inbox(to)).toHaveLength(1)
		expect(await outboxItem(id)).toMatchObject({ attempts: 1 })
	})

	test('a sender that died with a mail in hand holds it up, and a minute later no more', async () => {
		const to = newEmail()
		const [dead, busy] = [randomUUID(), randomUUID()]
		const mail = { to, state: 'sending', queuedAt: new Date().toISOString(), content: note }
		await put(dead, { ...mail, sendingSince: Date.now() - 61_000 })
		await put(busy, { ...mail, sendingSince: Date.now() })
		await settled(dead, 'sent')
		await aMoment()
		expect(await inbox(to)).toHaveLength(1)
		expect(await outboxItem(busy)).toMatchObject({ state: 'sending', content: note })
	})

	test('a withheld mail is never sent, whoever orders it', async () => {
		const to = newEmail()
		const [id = ''] = await post([{ to, state: 'withheld' }])
		const kept = randomUUID()
		await put(kept, { to, state: 'withheld', queuedAt: new Date().toISOString(), content: note })
		await order([id, kept].map((mail) => JSON.stringify({ mail })))
		await new TestClient().call(accountApi.requestRecovery, { email: to })
		await aMoment()
		expect(await inbox(to)).toHaveLength(0)
		expect(await outboxItem(id)).toMatchObject({ state: 'withheld' })
		expect(await outboxItem(id)).not.toHaveProperty('content')
	})

	test('after a hard bounce or a complaint nothing is sent there, in whatever order and how often they come', async () => {
		const { user, client } = await createPerson()
		const [gone, angry, full] = [newEmail(), user.email, newEmail()]
		await publishFeedback('Successfully validated SNS topic for Amazon SES event publishing.')
		await publishFeedback({ eventType: 'Rendering Failure', failure: { templateName: 'none' } })
		await publishFeedback({ eventType: 'Bounce', bounce: 'of a shape nobody announced' })
		for (const message of [
			bounce('Permanent', gone.toUpperCase()),
			bounce('Permanent', gone),
			bounce('Transient', gone),
			complaint(angry),
			bounce('Transient', full),
			bounce('Undetermined', full),
		])
			await publishFeedback(message)
		await aMoment()
		const ids = await post([gone, full].map((to) => ({ to })))
		await client.call(accountApi.requestRecovery, { email: angry })
		await settled(ids[0] ?? '', 'suppressed')
		await settled(ids[1] ?? '', 'sent')
		expect(await outboxItem(ids[0] ?? '')).toMatchObject({ content: note })
		await aMoment()
		expect(await inbox(gone)).toHaveLength(0)
		expect(await inbox(angry)).toHaveLength(0)
		expect(await inbox(full)).toHaveLength(1)
		expect(await lyingIn(deadFeedback)).toEqual([])
	})

	test('a report that isn’t a wish of the recipient stops nothing, and every other one does', async () => {
		const kindOf = async (type: string | null) => {
			const to = newEmail()
			mayNotBeLogged(cloud, to)
			const body = JSON.stringify({ Message: JSON.stringify(complaint(to, type)) })
			await invoke('MailFeedbackReader', { Records: [{ messageId: randomUUID(), body }] })
			return (await getItem(addressKey(to)))?.kind
		}
		const types = ['not-spam', 'Not-Spam', 'auth-failure', 'virus', 'abuse', 'fraud', 'other', null]
		expect(await Promise.all(types.map(kindOf))).toEqual([...Array(4).fill(undefined), ...Array(4).fill('complained')])
	})

	test('a code goes to an address that bounced yesterday, and to none that complained', async () => {
		const [bounced, bouncedToday, complained] = [newEmail(), newEmail(), newEmail()]
		const yesterday = new Date(Date.now() - 86_400_000)
		await markUndeliverable(bounced, 'bounced', yesterday)
		await markUndeliverable(bouncedToday, 'bounced', new Date())
		await markUndeliverable(complained, 'complained', yesterday)
		await markUndeliverable(complained, 'bounced', yesterday)
		const content = { template: 'recovery', firstName: 'Rosa', code: '123456' } as const
		const codes = await post([bounced, bouncedToday, complained].map((to) => ({ to, content })))
		const [other = ''] = await post([{ to: bounced }])
		await settled(codes[0] ?? '', 'sent')
		for (const id of [...codes.slice(1), other]) await settled(id, 'suppressed')
		expect(await inbox(bounced)).toHaveLength(1)
	})
})
