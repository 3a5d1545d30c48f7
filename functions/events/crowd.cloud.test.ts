import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { inBatches } from '#infra/tools/batches.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDoorApi } from '#shared/events/door-api.ts'
import { eventsExamples } from '#shared/events/examples.ts'

// In this process, because a hall of functions at once is too much for one laptop.
const { serve } = await platformCode()
const { showSignUp } = await import('./sign-ups.ts')
const { fillInBefore } = await import('./door.ts')
const ownLinks = { showSignUp: eventsApi.showSignUp, fillInBefore: eventsDoorApi.fillInBefore }
const hall = serve(ownLinks)({ showSignUp, fillInBefore })

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
