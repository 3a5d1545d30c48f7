import { erasedSince, erasePerson, type Files } from '#functions/domain/erasing/erase-person.ts'
import { findPerson, type Items } from '#functions/domain/erasing/find-person.ts'

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
	const person = await findPerson(table, { emails: new Set(), ids })
	const { items } = await erasePerson({ files, person, by: 'operator' })
	return items
}
