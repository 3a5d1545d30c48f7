import { expect, test } from 'vitest'
import { chosenToRemove, type RemovalRequest } from './removal.ts'

const added = (id: string, addedBy: string, minute: number) => ({
	id,
	addedBy,
	addedOn: `2026-05-10T12:0${minute}:00.000Z`,
})
const stored = [added('a', 'hazel', 1), added('b', 'reed', 2), added('c', 'reed', 3)]
const removed = (request: RemovalRequest, actor: string, shown?: string[]) =>
	chosenToRemove(stored, request, actor, shown)?.map(({ id }) => id)

test('only the named items are removed, and those already gone are ignored', () => {
	expect(removed({ remove: ['a', 'c', 'unknown'] }, 'hazel')).toEqual(['a', 'c'])
	expect(removed({ remove: ['unknown'] }, 'hazel')).toEqual([])
})

test('a request that names only the rest deletes what its sender saw and left out', () => {
	expect(removed({ keep: ['b', 'c'] }, 'hazel')).toEqual(['a'])
	expect(removed({ keep: ['c'] }, 'hazel')).toEqual(['a', 'b'])
	expect(removed({ keep: ['b'] }, 'reed')).toEqual(['a', 'c'])
	expect(removed({ keep: [] }, 'reed')).toEqual(['a', 'b', 'c'])
})

test('an item that a colleague may have added after the list was loaded is not removed', () => {
	expect(removed({ keep: ['b'] }, 'hazel')).toBeUndefined()
	expect(removed({ keep: ['a'] }, 'hazel')).toBeUndefined()
	expect(removed({ keep: [] }, 'hazel')).toBeUndefined()
})

test('an item that an answer has shown since is removed', () => {
	expect(removed({ keep: ['b'] }, 'hazel', ['a', 'b', 'c'])).toEqual(['a', 'c'])
	expect(removed({ keep: [] }, 'hazel', ['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
	expect(removed({ keep: [] }, 'hazel', ['a', 'b'])).toBeUndefined()
	expect(removed({ keep: ['a', 'b', 'c'] }, 'hazel', ['a', 'b', 'c'])).toBeUndefined()
})

test('a request that names nothing to remove is refused', () => {
	expect(removed({ keep: ['a', 'b', 'c'] }, 'hazel')).toBeUndefined()
	expect(removed({}, 'hazel')).toBeUndefined()
})

test('what its sender saw ends with the newest thing, in whichever order the things are stored', () => {
	const [a, b, c, d] = [...stored, added('d', 'reed', 4)] as const
	const ids = (things: typeof stored, keep: string[], actor: string) =>
		chosenToRemove(things, { keep }, actor)?.map(({ id }) => id)
	expect(
		ids(
			[c, b, a].map((one) => one ?? expect.unreachable()),
			['a', 'c'],
			'hazel',
		),
	).toEqual(['b'])
	expect(
		ids(
			[a, b, c, d].map((one) => one ?? expect.unreachable()),
			['b', 'c'],
			'reed',
		),
	).toEqual(['a', 'd'])
})
