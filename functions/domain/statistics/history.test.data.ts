import fc from 'fast-check'
import { assistanceTypes } from '#shared/applications/schema.ts'
import { bleedingDisorderRelationships, bleedingDisorderSeverities, bleedingDisorderTypes } from '#shared/medical.ts'

export const day = 24 * 3_600_000
export const begin = Date.UTC(2024, 11, 20, 3)

const one = <const Value>(of: readonly Value[]) => fc.constantFrom(...of)

/** Just before midnight in Central time: of a leap day and the one before, and of the nights around a change of the clocks. */
const nights = [
	...['2024-02-29T05:59:00Z', '2024-03-01T05:59:00Z'],
	...['2024-03-10T05:59:00Z', '2024-03-11T04:59:00Z', '2024-11-03T04:59:00Z', '2024-11-04T05:59:00Z'],
].map((night) => new Date(night))

/** Moments around the turn of a year, close to midnight here and in UTC, and some nights. */
const moment = fc.oneof(
	{ weight: 4, arbitrary: fc.nat(40).map((quarters) => new Date(begin + (quarters * day) / 4)) },
	{ weight: 1, arbitrary: one(nights) },
)

const step = fc.oneof(
	{
		weight: 6,
		arbitrary: fc.record({
			do: fc.constant('submit' as const),
			at: moment,
			email: one(['ash', 'birch', 'cedar']),
			last: one(['Vale', 'Brook']),
			born: one(['1990-04-23', '2012-02-29']),
			applicantID: one(['Guest', 'ash']),
			disorder: one([undefined, ...bleedingDisorderTypes.slice(0, 2), 'Other' as const]),
			role: one(bleedingDisorderRelationships),
			severity: one(bleedingDisorderSeverities),
			state: one(['AL', 'TX', 'PR']),
			type: one(assistanceTypes),
		}),
	},
	{
		weight: 5,
		arbitrary: fc.record({
			do: fc.constant('decide' as const),
			which: fc.nat(9),
			at: moment,
			status: one(['Approved', 'Denied', 'Pending']),
			amount: fc.nat(500),
			heldHours: one([0, 6, 80]),
		}),
	},
	{ weight: 1, arbitrary: fc.record({ do: fc.constant('pay' as const), which: fc.nat(9), at: moment }) },
	{ weight: 2, arbitrary: fc.record({ do: fc.constant('retire' as const), which: fc.nat(9), last: fc.boolean() }) },
	{
		weight: 2,
		arbitrary: fc.record({
			do: fc.constant('legacy' as const),
			at: one(['2017-05-05', '2018-01-01', '2024-12-31']),
			amount: fc.nat(900),
		}),
	},
	{ weight: 1, arbitrary: fc.record({ do: fc.constant('drop legacy' as const), which: fc.nat(3) }) },
	{ weight: 2, arbitrary: fc.record({ do: fc.constant('sign up' as const), at: moment, verified: fc.boolean() }) },
	{ weight: 1, arbitrary: fc.record({ do: fc.constant('report' as const), at: moment }) },
	{
		weight: 5,
		arbitrary: fc.record({
			do: fc.constant('run' as const),
			how: one(['whole', 'killed', 'doubled', 'beside', 'between']),
			calls: fc.nat(25),
			late: fc.nat(30),
		}),
	},
)

export type Step = ReturnType<typeof fc.sample<typeof step extends fc.Arbitrary<infer One> ? One : never>>[number]

export const histories = (longest: number) => fc.array(step, { minLength: 5, maxLength: longest })
