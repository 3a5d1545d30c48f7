import { expect, test } from 'vitest'
import { declarationOf } from './table-map.ts'

test('a kind of item that nothing declares is unknown', () => {
	expect(declarationOf('APPLICATION#new')).toBeDefined()
	expect(declarationOf('SOMETHING#new')).toBeUndefined()
})

test('a mark that a colleague leaves below an application by comparing is nobody’s data', () => {
	const below = ['APPLICATION', 'NOTE#2026#a', 'NOTSAME#BTG-A', 'SOMETHING#new']
	expect(below.map((sk) => declarationOf('APPLICATION#BTG-A', sk)?.personal)).toEqual([
		...['theirs', 'theirs', 'aside', 'theirs'],
	])
})
