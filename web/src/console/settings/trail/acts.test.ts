import { expect, test } from 'vitest'
import { actInWords, actsOf, type TrailRecord } from './acts.ts'

/** Newest first: the second of the minute, who, what, about whom. */
const records = (...lines: [at: number, by: string, action: string, about: string, paid?: number][]): TrailRecord[] =>
	lines.map(([at, by, action, about, paid]) => ({
		at: new Date(Date.UTC(2026, 10, 29, 18) + at * 1000).toISOString(),
		by,
		action,
		about,
		requestId: `${at} ${by} ${action}`,
		...(paid && { paid }),
	}))

const [pay, key, look] = ['/api/record-payment', '/api/record-payment (key right)', '/api/grants (list)']
const [opened, noted] = ['/api/application-by-token', '/api/add-application-note']

test.each([
	['a look and a key are part of the payment that follows', [pay, key, look], [3]],
	['payments one after the other are one act', [pay, key, pay, key, pay, key], [6]],
	['another act begins anew', [noted, opened, pay, key], [2, 2]],
	['what was looked at afterwards isn’t part of what was done before', [opened, pay], [1, 1]],
	['looks that led to nothing are one', [opened, look, look], [3]],
	['a wrong key is never folded away', [pay, '/api/record-payment (key wrong)', look], [1, 2]],
])('%s', (_, actions, sizes) => {
	const acts = actsOf(
		records(...actions.map((action, at): [number, string, string, string] => [-at, 'hazel', action, 'a'])),
	)
	expect(acts.map(({ length }) => length)).toEqual(sizes)
	expect(acts.flat()).toHaveLength(actions.length)
})

test.each([
	[
		'a minute later',
		[
			[61, 'hazel', pay, 'a'],
			[0, 'hazel', look, 'a'],
		],
		[1, 1],
	],
	[
		'within the minute of the first payment, not of the last',
		[
			[90, 'hazel', pay, 'a'],
			[50, 'hazel', pay, 'b'],
			[0, 'hazel', look, 'b'],
		],
		[3],
	],
	[
		'a colleague in between',
		[
			[9, 'hazel', pay, 'a'],
			[5, 'jasper', look, 'b'],
			[1, 'hazel', look, 'a'],
		],
		[2, 1],
	],
	[
		'visitors aren’t one person',
		[
			[9, 'visitor', '/api/login', 'a'],
			[5, 'visitor', '/api/login', 'b'],
		],
		[1, 1],
	],
	[
		'listed by the hour, and so after what is older',
		[
			[9, 'hazel', pay, 'a'],
			[30, 'hazel', look, 'all'],
		],
		[1, 1],
	],
] satisfies [string, Parameters<typeof records>, number[]][])('%s', (_, lines, sizes) => {
	expect(actsOf(records(...lines)).map(({ length }) => length)).toEqual(sizes)
})

const inWords = (...lines: Parameters<typeof records>) => {
	const [first = expect.unreachable(), ...others] = records(...lines)
	return actInWords([first, ...others])
}

test('an act says how often, for how much and about whom', () => {
	expect(inWords([2, 'hazel', pay, 'a', 200], [1, 'hazel', key, 'a'], [0, 'hazel', pay, 'b', 1142])).toEqual({
		what: 'Recorded 2 payments, $1,342',
		about: 'a, b',
	})
	const noSum = inWords([2, 'hazel', pay, 'a', 200], [0, 'hazel', pay, 'b'])
	expect(noSum.what).toBe('Recorded 2 payments')
	expect(
		inWords(...['a', 'b', 'c', 'd', 'e'].map((one): [number, string, string, string] => [0, 'hazel', noted, one])),
	).toEqual({ what: 'Added a note to an application, 5 times', about: 'a, b, c and 2 more' })
})
