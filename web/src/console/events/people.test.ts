import { expect, test } from 'vitest'
import { type Guest, guestColumns } from './people.ts'

const asked = [
	{ id: 'ride', question: 'Can you offer a ride?', type: 0 },
	{ id: 'food', question: 'What do you bring?', type: 1 },
]
const guest: Guest = {
	_id: 'g1',
	firstName: 'Ana',
	lastName: 'Reed',
	email: 'ana@example.org',
	signedIn: false,
	date: '2026-05-10T12:00:00.000Z',
	questionAnswers: [
		{ id: 'ride', question: 'Do you need a ride?', answer: 'Yes' },
		{ id: 'food', question: 'What do you bring?', answer: 'Bread' },
		{ id: 'gone', question: 'Do you sing?', answer: 'No' },
	],
}

test('below a question stand only answers to its present words; the others have a column of their own', () => {
	const cells = guestColumns({ questions: asked }).map(([name, of]) => [name, of(guest)])
	expect(cells.slice(-3)).toEqual([
		['Can you offer a ride?', undefined],
		['What do you bring?', 'Bread'],
		['Other answers', 'Do you need a ride? Yes; Do you sing? No'],
	])
})
