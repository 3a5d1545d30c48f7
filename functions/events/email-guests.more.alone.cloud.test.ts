import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { can } from '#infra/testing/adapter.ts'
import { withFaults } from '#infra/testing/faults.ts'
import { newEmail } from '#infra/testing/people.ts'
import { withSwitches } from '#infra/testing/switches.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { eventWith, expectMails, send } from './email-guests.cloud.test.data.ts'
import { attend, linkIn } from './events.cloud.test.data.ts'

const refused = { status: 400, body: '{"__type":"AccessDeniedException","message":"no"}' }

test.runIf(can.changeSettings)(
	'a sender that breaks off before, within and after a page of guests leaves nobody out and writes to nobody twice',
	async () => {
		const { event, emails } = await eventWith(21)
		let pages = 0
		let orders = 0
		const breakPage = ({ action, body }: { action: string; body: string }) => {
			if (action !== 'TransactWriteItems' || !body.includes(`MAILING#${event._id}`)) return undefined
			pages += 1
			return pages === 2 ? refused : pages === 3 ? 'lost' : undefined
		}
		const breakOrder = ({ action, body }: { action: string; body: string }) => {
			if (action !== 'SendMessage' || !body.includes('mailing')) return undefined
			orders += 1
			return orders === 1 ? refused : undefined
		}
		await withFaults('MailSender', 'DYNAMODB', breakPage, () =>
			withFaults('MailSender', 'SQS', breakOrder, async () => {
				await send(event._id)
				expect((await send(event._id)).body.message).toBe(sentences.emailGoingOut)
				const once = emails.map(() => 1)
				await expectMails(event._id, emails, once, once)
			}),
		)
		expect(pages).toBeGreaterThanOrEqual(3)
		expect(orders).toBeGreaterThanOrEqual(1)
	},
)

test.runIf(can.lagIndexes)('who canceled a moment ago gets no email, although the list still has them', async () => {
	const { event, emails } = await eventWith(1)
	const canceled = newEmail()
	await attend({ _id: event._id }, canceled)
	const token = await linkIn(canceled, /on the list/)
	await withSwitches({ indexLagSeconds: 4 }, async () => {
		await pause(4000)
		await new TestClient().call(eventsApi.cancel, { token })
		await send(event._id)
		await expectMails(event._id, [...emails, canceled], [1, 1], [1, 0])
	})
})
