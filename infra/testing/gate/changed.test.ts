import { expect, test } from 'vitest'
import { placesBeside } from './changed.ts'

test('a change leads to the tests of its folder and to the journeys that are named for it', () => {
	const changed = [
		'functions/books/apply.ts',
		'functions/books/list.ts',
		'functions/domain/mail/send.ts',
		'web/src/features/books/Books.tsx',
		'web/src/console/money/Money.tsx',
		'web/e2e/find.test.ts',
		'docs/openapi.json',
	]
	expect(placesBeside(changed)).toEqual([
		'functions/books/',
		'functions/domain/mail/',
		'web/e2e/books',
		'web/e2e/console-money',
		'web/e2e/find.test.ts',
	])
})
