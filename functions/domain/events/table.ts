import { markChanged } from '#functions/domain/statistics/mark.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { collection } from '#functions/platform/store/collection.ts'
import { EventRecord } from '#shared/events/records.ts'
import { eventState } from '#shared/events/rules.ts'
import { eventSentences } from '#shared/events/sentences.ts'

/** By date, and the public pages read nothing but the rows. */
export const events = collection({
	list: 'EVENTS',
	key: (id) => ({ pk: `EVENT#${id}`, sk: 'EVENT' }),
	id: ({ _id }) => _id,
	record: EventRecord,
	row: EventRecord,
	order: ({ date, dateAdded, _id }) => `${date}#${dateAdded}#${_id}`,
	kind: eventState,
	terms: ({ name }) => [name],
	counted: { active: (event) => eventState(event) === 'active' },
	mark: markChanged,
})

export async function requireEvent(id: string) {
	const event = await events.read(id)
	if (!event) throw new Refusal('not-found', eventSentences.notFound)
	return event
}
