import { expect, test } from 'vitest'
import * as z from 'zod'
import { noteRemoval, notesToDelete } from './notes.ts'

const written = (_id: string, authorId: string, minute: number) => ({
	_id,
	authorId,
	name: authorId,
	date: `2026-05-10T12:0${minute}:00.000Z`,
	body: 'Called.',
})
const stored = [written('n1', 'hazel', 1), written('n2', 'reed', 2), written('n3', 'reed', 3)]
const deleted = (asked: { remove?: string[]; notes?: string[] }, actor: string) =>
	notesToDelete(stored, asked, actor).map(({ _id }) => _id)

test('exactly the chosen notes go', () => {
	expect(deleted({ remove: ['n1', 'n3', 'unknown'] }, 'hazel')).toEqual(['n1', 'n3'])
	expect(deleted({}, 'hazel')).toEqual([])
})

test('a client that says what remains never deletes what a colleague added meanwhile', () => {
	expect(deleted({ notes: ['n2'] }, 'hazel')).toEqual(['n1'])
	expect(deleted({ notes: ['n2'] }, 'reed')).toEqual(['n1', 'n3'])
	expect(deleted({ notes: [] }, 'hazel')).toEqual(['n1'])
	expect(deleted({ notes: ['n1', 'n2', 'n3'] }, 'hazel')).toEqual([])
})

test('whole notes are taken for what remains, and at least one is chosen to go', () => {
	const Removal = z.strictObject(noteRemoval)
	const whole = { _id: 'n1', name: 'Hazel', date: '2026-05-10', body: 'Called.' }
	expect(Removal.parse({ notes: JSON.stringify([whole, 'n2']) })).toEqual({ notes: ['n1', 'n2'] })
	expect(Removal.safeParse({ remove: [] }).error?.issues[0]?.message).toBe(
		'Choose at least one note to delete.',
	)
})
