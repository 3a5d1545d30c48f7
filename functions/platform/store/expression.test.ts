import { expect, test } from 'vitest'
import { updateExpression, whereExpression } from './expression.ts'

test('each kind of change has its own clause, with a placeholder for each name and value', () => {
	const { UpdateExpression, ExpressionAttributeNames, ExpressionAttributeValues } = updateExpression({
		set: { status: 'Approved', 'row.status': 'Approved', gone: undefined },
		increase: { many: -1 },
		append: { tokens: ['t'] },
		include: { holders: 'b' },
		exclude: { others: 'c' },
	})
	expect(UpdateExpression).toBe(
		'SET #n0 = :v0, #n1.#n0 = :v1, #n2 = if_not_exists(#n2, :v2) + :v3, ' +
			'#n3 = list_append(if_not_exists(#n3, :v4), :v5) REMOVE #n4 ADD #n5 :v6 DELETE #n6 :v7',
	)
	expect(Object.values(ExpressionAttributeNames ?? {})).toEqual([
		...['status', 'row', 'many', 'tokens', 'gone', 'holders', 'others'],
	])
	expect(Object.values(ExpressionAttributeValues ?? {})).toEqual([
		...['Approved', 'Approved', 0, -1, [], ['t'], new Set(['b']), new Set(['c'])],
	])
})

test('an expression without names or values has no empty maps, which DynamoDB refuses', () => {
	expect(updateExpression({ set: { gone: undefined } })).toEqual({
		UpdateExpression: 'REMOVE #n0',
		ExpressionAttributeNames: { '#n0': 'gone' },
	})
	expect(whereExpression(undefined)).toEqual({})
})

test('a condition joins its tests by AND, and several conditions are joined by OR', () => {
	const { ConditionExpression } = whereExpression([
		{ pk: 'exists', wrong: { below: 5 }, until: { atMost: 9, orAbsent: true } },
		{ state: { oneOf: ['queued', 'failed'] }, holders: { lacks: 'a' } },
		{ holders: { moreElementsThan: 1 }, endsAt: { above: 3 }, version: { is: 2 }, sweeping: 'absent' },
	])
	expect(ConditionExpression).toBe(
		'attribute_exists(#n0) AND #n1 < :v0 AND (attribute_not_exists(#n2) OR #n2 <= :v1) OR ' +
			'#n3 IN (:v2, :v3) AND NOT contains(#n4, :v4) OR ' +
			'size(#n4) > :v5 AND #n5 > :v6 AND #n6 = :v7 AND attribute_not_exists(#n7)',
	)
	const alone = whereExpression({ until: { atMost: 9, orAbsent: true } }).ConditionExpression
	expect(alone).toBe('attribute_not_exists(#n0) OR #n0 <= :v0')
})
