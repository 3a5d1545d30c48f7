import * as z from 'zod'
import { id, ifGiven, jsonText, line, paragraph } from './fields.ts'

export const noteText = paragraph(1, 2000, 'Write a note of at most 2000 characters.')

export const NoteRecord = z.object({
	_id: z.string(),
	/** Its author. */
	name: z.string(),
	authorId: z.string(),
	date: z.string(),
	body: z.string(),
})

export type NoteRecord = z.output<typeof NoteRecord>

export const Note = NoteRecord.omit({ authorId: true })

const chooseSome = 'Choose at least one note to delete.'
const noteIds = (min: number) => z.array(id, chooseSome).min(min, chooseSome).max(500, chooseSome)

/** The documented client sends whole notes back; their ids are enough. */
const wholeNote = z.strictObject({
	_id: id,
	name: line(0, 200, chooseSome),
	date: line(0, 40, chooseSome),
	/** What was written to an applicant is a note too, and longer. */
	body: paragraph(0, 6000, chooseSome),
})

const keptNote = z.union([id, wholeNote.transform(({ _id }) => _id)], chooseSome)

/** `remove` names the notes to delete; the documented `notes` names those that remain. */
export const noteRemoval = {
	remove: ifGiven(jsonText(noteIds(1))),
	notes: ifGiven(jsonText(z.array(keptNote, chooseSome).max(500, chooseSome))),
}

/**
 * Which notes a request deletes. A client that only says what remains does not know what colleagues added
 * meanwhile, so somebody else's notes newer than all that remain are left alone.
 */
export function notesToDelete(
	stored: readonly NoteRecord[],
	asked: { remove?: readonly string[] | undefined; notes?: readonly string[] | undefined },
	actorId: string,
): NoteRecord[] {
	const { remove, notes: kept } = asked
	if (remove) return stored.filter(({ _id }) => remove.includes(_id))
	if (!kept) return []
	const datesKept = stored.filter(({ _id }) => kept.includes(_id)).map(({ date }) => date)
	const newestKept = datesKept.sort().at(-1) ?? ''
	return stored.filter(
		({ _id, date, authorId }) => !kept.includes(_id) && (date <= newestKept || authorId === actorId),
	)
}
