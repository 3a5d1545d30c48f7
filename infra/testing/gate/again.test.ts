import { expect, test } from 'vitest'
import { worthAnotherRun } from './again.ts'

const failed = (...files: string[]) => files.map((file, at) => ({ file, name: `test ${at}` }))

test('a journey and a test on the cloud may have failed by chance, and their files run again once', () => {
	const files = ['web/e2e/join.test.ts', 'functions/books/books.cloud.test.ts']
	expect(worthAnotherRun(failed(...files))).toEqual(files)
	expect(worthAnotherRun(failed('web/e2e/join.test.ts', 'web/e2e/join.test.ts'))).toEqual([
		'web/e2e/join.test.ts',
	])
	expect(worthAnotherRun([])).toEqual([])
})

test('three failures, a test without a cloud, one that tries something else each time and a file that doesn’t run are no accident', () => {
	expect(worthAnotherRun(failed(...Array<string>(3).fill('web/e2e/join.test.ts')))).toEqual([])
	expect(worthAnotherRun(failed('web/e2e/join.test.ts', 'shared/dates.test.ts'))).toEqual([])
	expect(worthAnotherRun(failed('functions/domain/statistics/history.cloud.test.ts'))).toEqual([])
	expect(worthAnotherRun([...failed('web/e2e/join.test.ts'), { file: 'web/e2e/find.test.ts' }])).toEqual([])
})
