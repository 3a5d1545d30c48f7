import { expect, test } from 'vitest'
import { chosenToRemove, type RemovalRequest } from './removal.ts'

const added = (id: string, addedBy: string, minute: number) => ({
	id,
	addedBy,
	addedOn: `2026-05-10T12:0${minute}:00.000Z`,
})
const stored = [added('a', 'hazel', 1), added('b', 'reed', 2), added('c', 'reed', 3)]
const removed = (request: RemovalRequest, actor: string) =>
	chosenToRemove(stored, request, actor)?.map(({ id }) => id)

test('exactly what is named goes, and what is gone already does not matter', () => {
	expect(removed({ remove: ['a', 'c', 'unknown'] }, 'hazel')).toEqual(['a', 'c'])
	expect(removed({ remove: ['unknown'] }, 'hazel')).toEqual([])
})

test('where only the rest is named, what its reader saw and left out goes', () => {
	expect(removed({ keep: ['b', 'c'] }, 'hazel')).toEqual(['a'])
	expect(removed({ keep: ['c'] }, 'hazel')).toEqual(['a', 'b'])
	expect(removed({ keep: ['b'] }, 'reed')).toEqual(['a', 'c'])
	expect(removed({ keep: [] }, 'reed')).toEqual(['a', 'b', 'c'])
})

test('nothing goes where a colleague may have added it after the list was loaded', () => {
	expect(removed({ keep: ['b'] }, 'hazel')).toBeUndefined()
	expect(removed({ keep: ['a'] }, 'hazel')).toBeUndefined()
	expect(removed({ keep: [] }, 'hazel')).toBeUndefined()
})

test('nobody can tell what a request means that leaves nothing out', () => {
	expect(removed({ keep: ['a', 'b', 'c'] }, 'hazel')).toBeUndefined()
	expect(removed({}, 'hazel')).toBeUndefined()
})
