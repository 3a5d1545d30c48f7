import { expect, test } from 'vitest'
import { leaks } from './log-scan.ts'

const found = (line: string, ...values: string[]) => leaks([line], values).map(({ value }) => value)

test('the scan finds a value anywhere in a log', () => {
	expect(found('{"message":"mail to ada@example.org failed"}', 'ada@example.org')).toEqual(['ada@example.org'])
	expect(found('code=482913', '482913')).toEqual(['482913'])
	expect(found('hello WILHELMINA', 'Wilhelmina')).toEqual(['Wilhelmina'])
	expect(found('"(555) 010-7788"', '(555) 010-7788')).toEqual(['(555) 010-7788'])
})

test('a code inside a longer number or id is ignored', () => {
	expect(found('{"timestamp":1482913005}', '482913')).toEqual([])
	expect(found('a482913b', '482913')).toEqual([])
})
