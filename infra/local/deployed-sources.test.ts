import { expect, test } from 'vitest'
import { changedSince } from './deployed-sources.ts'

test('a function that is gone gets no new code: it’s a change of the stacks', () => {
	const deployed = { 'functions/gone/handler.ts': 'a', 'functions/books/handler.ts': 'a', stacks: 'a' }
	const now = { 'functions/books/handler.ts': 'b', stacks: 'b' }
	expect(changedSince(deployed, now)).toEqual(['functions/books/handler.ts', 'stacks'])
})
