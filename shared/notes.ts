import * as z from 'zod'
import { id, ifGiven, jsonText, line, paragraph, yesNo } from './fields.ts'
import { problem } from './problems.ts'
import { chosenToRemove } from './removal.ts'

export const noteText = paragraph(1, 2000, 'Write a note of at most 2000 characters.')

export const NoteRecord = z.object({
	_id: z.string(),
	/** The author's name. */
	name: z.string(),
	authorId: z.string(),
	date: z.string(),
	body: z.string(),
	/** Set on a note that an action made, such as an email to the applicant. It can't be deleted. */
	bySystem: z.boolean().optional(),
	/** When a colleague deleted it. Its body says so then. */
	deletedOn: z.string().optional(),
	deletedBy: z.object({ name: z.string(), employeeId: z.string() }).optional(),
})

export type NoteRecord = z.output<typeof NoteRecord>

export const Note = NoteRecord.omit({ authorId: true, deletedBy: true })

const chooseSome = 'Choose at least one note to delete.'

export const unclearRemoval =
	'Someone may have added notes after you loaded them, so nothing was deleted. Please choose again.'

export const noteStays = 'Emails and payments stay on record and can’t be deleted. Please choose other notes.'

/** Replaces the text of a note that a colleague of its author deleted. */
export const deletedNote = (name: string, day: string) => `Deleted by ${name} on ${day}.`

const noteIds = (min: number) => z.array(id, chooseSome).min(min, chooseSome).max(500, chooseSome)

/** The documented client sends whole notes back; their ids are enough. */
const wholeNote = z.strictObject({
	_id: id,
	name: line(0, 200, chooseSome),
	date: line(0, 40, chooseSome),
	/** An email to an applicant becomes a note too, and may be longer than a typed one. */
	body: paragraph(0, 6000, chooseSome),
	bySystem: ifGiven(yesNo()),
	deletedOn: ifGiven(line(0, 40, chooseSome)),
})

const keptNote = z.union([id, wholeNote.transform(({ _id }) => _id)], chooseSome)

/** `remove` names the notes to delete; the documented `notes` names the notes that remain. */
export const noteRemoval = {
	remove: ifGiven(jsonText(noteIds(1))),
	notes: ifGiven(jsonText(z.array(keptNote, chooseSome).max(500, chooseSome))),
}

export interface NoteRemoval {
	remove?: readonly string[] | undefined
	notes?: readonly string[] | undefined
}

export const noteRemovalProblems = ({ remove, notes }: NoteRemoval) =>
	remove || notes ? [] : [problem(chooseSome, 'remove')]

/** The notes that a request deletes; undefined where that cannot be told (see removal.ts). */
export function notesToDelete(
	stored: readonly NoteRecord[],
	{ remove, notes }: NoteRemoval,
	actorId: string,
	shown?: readonly string[],
) {
	const removable = stored.map((note) => ({ note, id: note._id, addedOn: note.date, addedBy: note.authorId }))
	return chosenToRemove(removable, { remove, keep: notes }, actorId, shown)?.map(({ note }) => note)
}
