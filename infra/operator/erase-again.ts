import { applications, guest } from '#functions/domain/applications/table.ts'
import { erasedSince, erasePerson, type Files } from '#functions/domain/erasing/erase-person.ts'
import { findPerson, type Items } from '#functions/domain/erasing/find-person.ts'
import { belowWhat, isOfAny } from '#functions/domain/erasing/leads.ts'

interface Again {
	table: Items
	files: Files
	/** The moment to which the table was restored. */
	moment: Date
}

/** The restore brings back people who were erased after that moment, so they're erased once more. */
export async function eraseAgain({ table, files, moment }: Again) {
	const ids = await erasedSince(table, moment)
	if (ids.size === 0) return 0
	const { items } = await erasePerson({ files, person: await findAgain(table, ids), by: 'operator' })
	return items
}

/**
 * The audit trail has the token of each application that was erased. One that a guest sent with the address and that
 * stayed then stays again: the address's owner had disowned it, and the restore took that back.
 */
async function findAgain(table: Items, erased: ReadonlySet<string>) {
	const stays = new Set<string>()
	for (;;) {
		const leads = { emails: new Set<string>(), ids: new Set(erased) }
		const person = await findPerson({ items: () => itemsBut(table, stays) }, leads)
		const others = person.theirs
			.filter((item) => applications.owns(item) && item.applicantID === guest)
			.map(belowWhat)
			.filter((token) => !erased.has(token))
		if (others.length === 0) return person
		for (const token of others) stays.add(token)
	}
}

async function* itemsBut(table: Items, ids: Set<string>) {
	for await (const item of table.items()) if (!isOfAny(item, ids)) yield item
}
