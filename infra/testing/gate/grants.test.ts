import { expect, test } from 'vitest'
import { withoutUse } from './grants.ts'

const table = 'arn:aws:dynamodb:us-east-1:0:table/t'
const get = { role: 'one', action: 'dynamodb:GetItem', resource: table }
const open = { role: 'one', action: 's3:GetObject', resource: 'arn:aws:s3:::b/uploads/*' }

test('an unused grant is reported with its role, action and resource', () => {
	const uses = [get, { ...open, resource: 'arn:aws:s3:::b/uploads/20261121-x' }]
	expect(withoutUse([get, open], uses)).toEqual([])
	const idle = [
		{ ...get, role: 'other' },
		{ ...get, action: 'dynamodb:PutItem' },
		{ ...get, resource: `${table}/index/lists` },
		{ ...open, resource: 'arn:aws:s3:::b/public/*' },
	]
	expect(withoutUse([get, open, ...idle], uses)).toEqual(idle)
})

test('grants that Lambda itself uses are not checked', () => {
	expect(withoutUse([{ ...get, action: 'logs:PutLogEvents' }], [])).toEqual([])
})
