/** Something that can be chosen to be deleted, and when it was added by whom. */
export interface Removable {
	id: string
	addedOn: string
	addedBy: string
}

export interface RemovalRequest {
	/** Ids to delete. */
	remove?: readonly string[] | undefined
	/** As the documents have it: ids of everything that remains. */
	keep?: readonly string[] | undefined
}

/**
 * Chooses the things that a request deletes, and gives undefined if that can't be told. A client that only says what
 * remains doesn't know what colleagues added after it loaded the list. Its person saw everything up to the newest thing
 * they keep or added themselves; anything newer may be new to them, and is never deleted by accident, unless an answer of
 * the server has shown it to them (`shown`).
 */
export function chosenToRemove<Thing extends Removable>(
	stored: readonly Thing[],
	{ remove, keep }: RemovalRequest,
	actorId: string,
	shown: readonly string[] = [],
): Thing[] | undefined {
	if (remove) return stored.filter(({ id }) => remove.includes(id))
	if (!keep) return undefined
	const seen = stored.filter(({ id, addedBy }) => keep.includes(id) || addedBy === actorId)
	const seenUntil =
		seen
			.map(({ addedOn }) => addedOn)
			.sort()
			.at(-1) ?? ''
	const leftOut = stored.filter(({ id }) => !keep.includes(id))
	const isClear = leftOut.length > 0 && leftOut.every(({ id, addedOn }) => addedOn <= seenUntil || shown.includes(id))
	return isClear ? leftOut : undefined
}
