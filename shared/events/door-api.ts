import * as z from 'zod'
import { messageOnly } from '../answers.ts'
import { type Api, post } from '../endpoint.ts'
import { DoorFormInput, DoorInput, FormBeforeInput } from './desk-schema.ts'
import { SignedUpEvent } from './records.ts'

/**
 * Calls from guests' own phones. Everyone at a door has one network address, so these limits leave room for 150 of them
 * in 20 minutes; how many forms may wait at an event is limited too.
 */
export const eventsDoorApi = {
	door: post('/api/event-door', 'public', {
		summary: 'The event whose door has this code, on its day',
		rateLimit: { attempts: 600, minutes: 60 },
		request: DoorInput,
		response: z.object({ event: SignedUpEvent.pick({ name: true, date: true, time: true, location: true }) }),
	}),
	fillInAtDoor: post('/api/event-door-form', 'public', {
		summary:
			'Fill in the sign-in form at the door. It waits until someone at the desk confirms it; another one with the same name and email waits beside it. At most 300 wait at an event, beside those of people who signed up, and what is left is deleted two days after it',
		idempotent: true,
		rateLimit: { attempts: 400, minutes: 60 },
		request: DoorFormInput,
		response: messageOnly,
	}),
	fillInBefore: post('/api/event-form-before', 'public', {
		summary:
			'Fill in the sign-in form before the event, with the token of the sign-up’s mail; again takes its place. It’s deleted when the guest is signed in, or two days after the event',
		idempotent: true,
		rateLimit: { attempts: 400, minutes: 60 },
		request: FormBeforeInput,
		response: messageOnly,
	}),
} satisfies Api
