import { expect, test } from 'vitest'
import * as z from 'zod'
import { noteRemoval, noteRemovalProblems, notesToDelete } from './notes.ts'
import { checkedBy } from './problems.ts'

const Removal = z.strictObject(noteRemoval).superRefine(checkedBy(noteRemovalProblems))

const written = (_id: string, authorId: string, minute: number) => ({
	_id,
	authorId,
	name: authorId,
	date: `2026-05-10T12:0${minute}:00.000Z`,
	body: 'Called.',
})
const stored = [written('n1', 'hazel', 1), written('n2', 'reed', 2)]

test('notes are chosen by what goes, or as documented by what remains', () => {
	expect(notesToDelete(stored, { remove: ['n2'] }, 'hazel')).toEqual([stored[1]])
	expect(notesToDelete(stored, { notes: ['n2'] }, 'hazel')).toEqual([stored[0]])
	expect(notesToDelete(stored, { notes: [] }, 'hazel')).toBeUndefined()
})

test('the remaining notes may be sent whole', () => {
	const whole = { _id: 'n1', name: 'Hazel', date: '2026-05-10', body: 'Called.' }
	expect(Removal.parse({ notes: JSON.stringify([whole, 'n2']) })).toEqual({ notes: ['n1', 'n2'] })
})

test.each([{}, { remove: [] }, { remove: '', notes: '' }])('%j names no note to delete', (request) => {
	const [issue] = Removal.safeParse(request).error?.issues ?? []
	expect([issue?.path, issue?.message]).toEqual([['remove'], 'Choose at least one note to delete.'])
})
