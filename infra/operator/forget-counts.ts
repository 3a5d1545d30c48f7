import { applications } from '#functions/domain/applications/table.ts'
import { personKey, personOf } from '#functions/domain/statistics/contacts.ts'
import { countChanges } from '#functions/domain/statistics/count-changes.ts'
import { countedKey, countedPk } from '#functions/domain/statistics/counted.ts'
import { type ItemKey, queryWhole } from '#functions/platform/store/table.ts'
import type { Person } from './find-person.ts'
import type { Stored, WholeTable } from './table-copy.ts'

interface Forgetting {
	table: WholeTable
	person: Person
	/** What was removed. */
	things: Stored[]
	now: Date
}

/**
 * Statistics let go of the person at once, and not only when their job runs again. Then what they remember of each thing
 * goes too, and the marks for days to come. What couldn't be counted keeps its marks, and the job goes on with it.
 */
export async function forgetCounts({ table, person, things, now }: Forgetting) {
	const gone = new Set(things.map(({ pk }) => pk))
	const { left } = await countChanges({
		now,
		until: Number.POSITIVE_INFINITY,
		only: ({ pk }) => gone.has(pk),
	})
	if (left > 0) return
	const marks = person.counts.filter(({ pk, of }) => pk === 'CHANGED' && gone.has(Object(of).pk))
	const remove = [...marks, ...things.map(countedKey), ...(await emptyContacts(things))]
	await table.write({ remove })
}

/** Another person's application may hold the same address, and it still counts. */
async function emptyContacts(things: Stored[]) {
	const sent = things.flatMap((item) => (applications.owns(item) ? (applications.parse(item) ?? []) : []))
	const keys: ItemKey[] = []
	for (const person of new Set(sent.map(personOf)))
		for (const { pk, sk, ttl } of await queryWhole(countedPk(personKey(person, '').pk)))
			if (ttl !== undefined) keys.push({ pk: String(pk), sk: String(sk) })
	return keys
}
