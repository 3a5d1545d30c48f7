import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEvent } from '#infra/testing/events.ts'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { createEmployee, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { inBatches } from '#infra/tools/batches.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDoorApi } from '#shared/events/door-api.ts'
import { eventsExamples } from '#shared/events/examples.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { messages } from '#shared/messages.ts'

// In this process, because forty functions at once are too many for one laptop.
const { serve } = await platformCode()
const { attend } = await import('./attend.ts')
const { showSignUp } = await import('./sign-ups.ts')
const { fillInBefore } = await import('./door.ts')
const handler = serve({ attend: eventsApi.attend })({ attend })
const ownLinks = { showSignUp: eventsApi.showSignUp, fillInBefore: eventsDoorApi.fillInBefore }
const hall = serve(ownLinks)({ showSignUp, fillInBefore })

test('forty people who sign up at once get a place or a clear refusal, and each place is counted once', async () => {
	const capacity = 30
	const { _id: id } = await createEvent({ capacity })
	const { firstName, lastName } = persona
	const replies = await Promise.all(
		Array.from({ length: 40 }, (_, at) =>
			request(handler, eventsApi.attend, {
				payload: { id, firstName, lastName, email: newEmail() },
				headers: { 'idempotency-key': randomUUID(), 'x-viewer-address': `198.51.100.${at}` },
			}),
		),
	)
	const clear = [
		[200, messages.thanks],
		[409, eventSentences.full],
		[503, messages.busy],
	]
	for (const { status, body } of replies) expect(clear).toContainEqual([status, body.message])
	const { client: colleague } = await createEmployee(['Event Access'])
	const [{ body }, list] = await Promise.all([
		colleague.call(eventsStaffApi.show, { id }),
		colleague.call(eventsStaffApi.guests, { id, limit: 50 }),
	])
	const placed = replies.filter(({ status }) => status === 200).length
	expect(placed).toBeLessThanOrEqual(capacity)
	expect([body.event?.attending, list.body.attendingInfo?.length]).toEqual([placed, placed])
})

test('a hall of guests behind one network opens the links of their mails and sends the forms', async () => {
	const headers = () => ({ 'idempotency-key': randomUUID(), 'x-viewer-address': '198.51.100.77' })
	const { token } = eventsExamples.fillInBefore
	const statuses = await inBatches(Array(150).fill(token), async () => {
		const shown = await request(hall, ownLinks.showSignUp, { payload: { token }, headers: headers() })
		const sent = await request(hall, ownLinks.fillInBefore, {
			payload: eventsExamples.fillInBefore,
			headers: headers(),
		})
		return [shown.status, sent.status]
	})
	// Nobody has this link. Nobody is told that there were too many either.
	expect(new Set(statuses.flat())).toEqual(new Set([404]))
})
