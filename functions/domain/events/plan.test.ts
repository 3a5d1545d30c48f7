import { expect, test } from 'vitest'
import { isOtherPlan } from './plan.ts'

const event = { archived: false, date: '2026-10-04', online: true, time: '6 to 8 pm' }
const meeting = { ...event, instructions: 'Meet us at meet.example/river.' }

test.each([
	['of another time', { ...event, time: '5 to 7 pm' }, event, true],
	['of another day', { ...event, date: '2026-10-05' }, event, true],
	['of another place', { ...event, online: false, city: 'Fernwood' }, event, true],
	['of other instructions', { ...event, instructions: 'Soon.' }, meeting, true],
	['without its instructions', event, meeting, true],
	['that it takes place', event, { ...event, archived: true }, true],
	['with another link', { ...event, instructions: 'Meet us at meet.example/ri.ver.' }, meeting, true],
	['as it is', meeting, meeting, false],
	['with other spaces', { ...event, instructions: 'Meet  us,\nat meet.example/river' }, meeting, false],
] as const)('guests who were told of an event %s: %#', (_, before, after, expected) => {
	expect(isOtherPlan(before, after)).toBe(expected)
})
