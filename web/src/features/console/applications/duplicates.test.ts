import { expect, test } from 'vitest'
import { othersOf, repeatedIn } from './duplicates.ts'

const applied = (token: string, more: object = {}) => ({
	token,
	email: `${token}@example.org`,
	firstName: 'Willow',
	lastName: token,
	birthday: '03/17/1987',
	...more,
})

const first = applied('one')
const sameAddress = applied('two', { email: 'ONE@example.org' })
const sameName = applied('three', { lastName: 'One' })
const otherBirthday = applied('four', { lastName: 'One', birthday: '03/18/1987' })

test('the same address in any case, or the same name and birthday, is the same person', () => {
	const found = othersOf(first, [first, sameAddress, sameName, otherBirthday])
	expect(found).toEqual([sameAddress, sameName])
})

test('every one of a repeated application is marked, and nothing else', () => {
	expect([...repeatedIn([first, sameAddress, sameName, otherBirthday])].sort()).toEqual([
		'one',
		'three',
		'two',
	])
	expect(repeatedIn([first, otherBirthday]).size).toBe(0)
})
