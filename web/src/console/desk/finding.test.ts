import { expect, test } from 'vitest'
import { findByName } from './FindGuest.tsx'

const guests = [
	{ firstName: 'Zoë', lastName: 'Márquez Reed' },
	{ firstName: 'Ana María', lastName: 'O’Hara' },
	{ firstName: 'Brook', lastName: 'Ash-Willow' },
]

test.each([
	['ana', ['Ana María']],
	['ANA M', ['Ana María']],
	['reed zoe', ['Zoë']],
	['marquez r', ['Zoë']],
	["o'h", ['Ana María']],
	['hara', ['Ana María']],
	['wil', ['Brook']],
	['ash-w', ['Brook']],
	['rook', []],
	['   ', ['Brook', 'Zoë', 'Ana María']],
])('“%s” finds %j', (typed, names) =>
	expect(findByName(guests, typed).map(({ firstName }) => firstName)).toEqual(names),
)
