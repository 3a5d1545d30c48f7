import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { declaredPlaces, placeOf } from './declared-places.ts'

test('the places of every folder are declared', () => {
	const folders = globSync('functions/domain/*/places.ts').map((path) => dirname(path))
	expect([...new Set([...declaredPlaces.keys()].map((path) => dirname(path)))].toSorted()).toEqual(folders.toSorted())
})

test('a kind of item that nothing declares is unknown', () => {
	expect(placeOf('APPLICATION#new')).toBeDefined()
	expect(placeOf('SOMETHING#new')).toBeUndefined()
})

test('a mark that a colleague leaves below an application by comparing is nobody’s data', () => {
	const below = ['APPLICATION', 'NOTE#2026#a', 'NOTSAME#BTG-A', 'SOMETHING#new']
	expect(below.map((sk) => placeOf('APPLICATION#BTG-A', sk)?.personal)).toEqual([
		...['theirs', 'theirs', 'aside', 'theirs'],
	])
})

test('a restore keeps the audit trail, ends sessions, and resets everything else', () => {
	const onRestore = (pk: string) => placeOf(pk)?.onRestore
	expect(['AUDIT#a', 'MAIL#a', 'ADDRESS#a'].map(onRestore)).toEqual(['kept', 'kept', 'kept'])
	expect(onRestore('SESSION#a')).toBe('emptied')
	expect(['APPLICATION#a', 'USER#a', 'LOGIN#a', 'ONCE#a', 'SETTINGS'].map(onRestore)).toEqual([
		...Array.from({ length: 5 }),
	])
})
