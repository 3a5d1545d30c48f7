import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useOwnTable } from '#infra/testing/own-table.ts'
import { begin, histories, type Step } from './history.test.data.ts'
import { countingCode, differencesAfter } from './live-history.test.data.ts'

/** `npm run test:all` plays many more histories. */
const many = process.env.TEST_ALL ? 150 : 6

let dropTable: () => Promise<void>
let code: Awaited<ReturnType<typeof countingCode>>

beforeAll(async () => {
	dropTable = await useOwnTable()
	code = await countingCode()
})

afterAll(() => dropTable())

test('after any random history, with runs that were killed, doubled or late, the statistics equal a full count', {
	timeout: many * 40_000,
}, async () => {
	await fc.assert(
		fc.asyncProperty(histories(40), async (history) => {
			expect(await differencesAfter(code, history)).toEqual([])
		}),
		{ numRuns: many, ...(!process.env.TEST_ALL && { seed: 7 }), endOnFailure: true },
	)
})

test('someone whose only application was removed is no contact any more, and a neighbor still is', async () => {
	const { everyContact } = await import('./contact-lists.ts')
	const submit = (email: 'ash' | 'birch') =>
		({
			do: 'submit',
			at: new Date(begin),
			email,
			last: email === 'ash' ? 'Vale' : 'Brook',
			born: '1990-04-23',
			applicantID: 'Guest',
			state: 'AL',
			type: 'Food',
			disorder: 'Hemophilia A',
			role: 'Self',
			severity: 'Mild',
		}) as const satisfies Step
	const sent: Step[] = [submit('ash'), submit('birch')]
	await differencesAfter(code, sent)
	const addresses = async () => (await everyContact()).map(({ email }) => email).sort()
	expect(await addresses()).toEqual(['ash@example.org', 'birch@example.org'])
	const run = { do: 'run', how: 'whole', calls: 0, late: 0 } as const
	await differencesAfter(code, [...sent, run, { do: 'retire', which: 0, last: true }])
	expect(await addresses()).toEqual(['birch@example.org'])
})

/** Two applications of one person in two disorders, of which one is approved on a leap day. */
const before: Step[] = [
	...(['Hemophilia A', 'Hemophilia B'] as const).map(
		(disorder): Step => ({
			do: 'submit',
			at: new Date('2024-02-29T05:59:00Z'),
			email: 'ash',
			last: 'Vale',
			born: '1990-04-23',
			applicantID: 'Guest',
			state: 'AL',
			disorder,
			role: 'Self',
			severity: 'Mild',
			type: 'Food',
		}),
	),
	{ do: 'decide', which: 0, at: new Date('2024-03-01T05:59:00Z'), status: 'Approved', amount: 90, heldHours: 0 },
	{ do: 'run', how: 'whole', calls: 0, late: 0 },
	{ do: 'decide', which: 0, at: new Date(begin), status: 'Approved', amount: 120, heldHours: 0 },
	{ do: 'retire', which: 1, last: false },
]

test.runIf(process.env.TEST_ALL).each(['killed', 'between'] as const)(
	'wherever a run is %s, and however late the next one is, the statistics are those of a full count',
	async (how) => {
		for (let calls = 0; calls < 25; calls++) {
			const run = { do: 'run', how, calls, late: 2 } as const
			expect(await differencesAfter(code, [...before, run]), `after ${calls} calls`).toEqual([])
		}
	},
)
