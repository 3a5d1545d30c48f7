import * as z from 'zod'
import { digitsOf, nameTerms, nameWords } from '#functions/domain/people/terms.ts'
import { collection } from '#functions/platform/store/collection.ts'
import { SignInRecord } from '#shared/events/records.ts'

const StoredSignIn = SignInRecord.extend({ version: z.number().int().default(0) })

export type StoredSignIn = z.output<typeof StoredSignIn>

/** People who came to an event. Like guests, they are the kind of the list with the event's id. */
export const signIns = collection({
	list: 'EVENTSIGNINS',
	key: (id) => ({ pk: `EVENTSIGNIN#${id}`, sk: 'EVENTSIGNIN' }),
	id: ({ _id }) => _id,
	record: StoredSignIn,
	row: SignInRecord,
	order: ({ date, _id }) => `${date}#${_id}`,
	kind: ({ eventID }) => eventID,
	terms: (guest) => [...nameTerms(guest), guest.email],
	words: (guest) => [...nameWords(guest), digitsOf(guest.phone)],
	searchedByKind: true,
})
