import { expect, test } from 'vitest'
import { changeLimit, type GrantSettings, limitOn } from './settings.ts'
import { ApplicationSettingsInput } from './staff-schema.ts'

const [monday, tuesday, wednesday] = ['2026-11-30', '2026-12-01', '2026-12-02'] as const

const changed = (before: GrantSettings, ...limits: (number | undefined)[]) =>
	limits.reduce<GrantSettings>((settings, limit) => changeLimit(monday, settings, limit), before)

test.each([
	['raised', 5000, [9000], 5000, 9000],
	['removed', 5000, [undefined], 5000, undefined],
	['raised twice on one day', 5000, [9000, 20_000], 5000, 20_000],
	['raised and taken back', 5000, [undefined, 5000], 5000, 5000],
	['lowered', 5000, [0], 0, 0],
	['set for the first time', undefined, [700], 700, 700],
	['raised, lowered and raised to what it was', 5000, [9000, 300, 5000], 300, 5000],
	['lowered and removed', 5000, [300, undefined], 300, undefined],
] as const)('a limit that is %s', (_, before, limits, today, next) => {
	const settings = changed({ mostGrantedAlone: before }, ...limits)
	expect(limitOn(monday, settings).mostGrantedAlone).toBe(today)
	expect(limitOn(tuesday, settings).mostGrantedAlone).toBe(next)
})

test('a raise that is in force is what the next one starts from', () => {
	const raised = changed({ mostGrantedAlone: 5000 }, 9000)
	expect(limitOn(tuesday, raised)).toEqual({ mostGrantedAlone: 9000 })
	const again = changeLimit(tuesday, raised, undefined)
	expect(limitOn(tuesday, again)).toEqual({ mostGrantedAlone: 9000, raised: { from: wednesday } })
})

test.each([
	['5,000', 5000],
	[0, 0],
	['', null],
	[' ', null],
	[null, null],
	['many', undefined],
])('a limit typed as %j is %j', (typed, limit) => {
	const { data } = ApplicationSettingsInput.safeParse({ key: 'meadow-and-river-7', mostGrantedAlone: typed })
	expect(data?.mostGrantedAlone).toBe(limit)
})
