import { tryTransact, update } from '#functions/platform/store/write.ts'
import type { Stored } from './stored.ts'

const gone = 'Former employee'

/** The fields that say who wrote, decided or paid. */
const authors = ['authorId', 'employeeId']

/**
 * Notes that someone wrote about others as an employee stay, without their name. Only the name is written, because
 * colleagues may be working on the same application.
 */
export async function takeNameOut(item: Stored, ids: ReadonlySet<string>) {
	const { pk, sk } = item
	for (const { path, author, id } of writtenBy(item, ids)) {
		const guard = { where: { [`${path}${author}`]: { is: id } }, onConflict: 'retry' } as const
		// The condition fails if a colleague has removed or replaced it since.
		await tryTransact([update({ pk, sk }, { set: { [`${path}name`]: gone } }, guard)])
	}
}

interface Written {
	/** The path of the field within the item: empty, or names that each end with a dot. */
	path: string
	author: string
	id: string
}

function writtenBy(value: unknown, ids: ReadonlySet<string>, path = ''): Written[] {
	if (typeof value !== 'object' || value === null || value instanceof Set) return []
	return Object.entries(value).flatMap(([name, within]): Written[] =>
		authors.includes(name) && typeof within === 'string' && ids.has(within)
			? [{ path, author: name, id: within }]
			: writtenBy(within, ids, `${path}${name}.`),
	)
}
