import * as z from 'zod'
import { type Api, get, post } from '../endpoint.ts'
import { FindEverywhereInput, PersonEventsInput } from './desk-schema.ts'
import { FoundEverywhere, PersonAtEvents, PersonSignIn } from './records.ts'

/** Guests whatever their event: the other calls about guests name one. */
export const eventsEverywhereApi = {
	findEverywhere: get('/api/find-guests', 'Event Access', {
		summary:
			'Up to ten people who signed up for any event, latest first, by three letters of a name or email; `more` says that there may be others',
		listsPeople: true,
		request: FindEverywhereInput,
		response: z.object({ guests: z.array(FoundEverywhere), more: z.boolean().optional() }),
	}),
	ofPerson: post('/api/person-events', 'Event Access', {
		summary:
			'The newest events that accounts and addresses signed up for and came to; a sign-up that is named adds its own',
		request: PersonEventsInput,
		response: z.object({
			signUps: z.array(FoundEverywhere),
			signIns: z.array(PersonSignIn),
			asked: PersonAtEvents.optional(),
			isCut: z.boolean(),
		}),
	}),
} satisfies Api
