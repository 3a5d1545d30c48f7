import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { attributesOf, itemOf } from './attributes.ts'

const kept = {
	text: 'Ünïcode "and" ☂',
	nothingTyped: '',
	number: -0.25,
	zero: 0,
	yes: true,
	no: false,
	nothing: null,
	list: ['a', 1, [null], { deep: [] }],
	map: { empty: {}, more: { text: 'S' } },
	holders: new Set(['a', 'b']),
}

test('an item is read as it was written', () => {
	expect(itemOf(attributesOf(kept))).toEqual(kept)
})

test('each kind of value has DynamoDB’s own notation', () => {
	expect(attributesOf(kept)).toMatchObject({
		nothingTyped: { S: '' },
		number: { N: '-0.25' },
		no: { BOOL: false },
		nothing: { NULL: true },
		list: { L: [{ S: 'a' }, { N: '1' }, { L: [{ NULL: true }] }, { M: { deep: { L: [] } } }] },
		map: { M: { empty: { M: {} } } },
		holders: { SS: ['a', 'b'] },
	})
})

test('what has no value is left out, in lists and maps too', () => {
	const item = { a: undefined, list: [undefined, 'x'], map: { b: undefined } }
	expect(attributesOf(item)).toEqual({ list: { L: [{ S: 'x' }] }, map: { M: {} } })
})

test.each([
	['a date', new Date()],
	['bytes', new Uint8Array(1)],
	['an instance', new DynamoDBClient({})],
	['a function', () => 1],
	['a big integer', 1n],
	['no number', Number.NaN],
	['infinity', Number.NEGATIVE_INFINITY],
	['a number that was rounded', 2 ** 53],
	['a set of numbers', new Set([1])],
])('%s is refused, because it would come back as something else', (_, value) => {
	expect(() => attributesOf({ list: [{ value }] })).toThrow(/^The table/)
})

test('a kind of value that we never write is not read as nothing', () => {
	expect(() => itemOf({ bytes: { B: new Uint8Array(1) } })).toThrow('of the kind B')
})
