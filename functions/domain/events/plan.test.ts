import { expect, test } from 'vitest'
import { isUntold, planOf } from './plan.ts'

const told = { archived: false, date: '2026-10-04', attending: 3, online: true, time: '6 to 8 pm' }
const untold = { ...told, guestsKnow: planOf({ ...told, time: '5 to 7 pm' }) }
const meeting = { ...told, instructions: 'Meet us at meet.example/river.' }

test.each([
	['of another time', untold, true],
	['of another day', { ...told, guestsKnow: planOf({ ...told, date: '2026-10-05' }) }, true],
	['of another place', { ...told, guestsKnow: planOf({ ...told, online: false, city: 'Fernwood' }) }, true],
	['of other instructions', { ...meeting, guestsKnow: planOf({ ...told, instructions: 'Soon.' }) }, true],
	['without its instructions', { ...meeting, guestsKnow: planOf(told) }, true],
	['that it takes place', { ...told, archived: true, guestsKnow: planOf(told) }, true],
	[
		'with another link',
		{ ...meeting, guestsKnow: planOf({ ...told, instructions: 'Meet us at meet.example/ri.ver.' }) },
		true,
	],
	['as it is', { ...meeting, guestsKnow: planOf(meeting) }, false],
	[
		'with other spaces',
		{ ...meeting, guestsKnow: planOf({ ...told, instructions: 'Meet  us,\nat meet.example/river' }) },
		false,
	],
	['as it has always been', told, false],
	['that nobody signed up for', { ...untold, attending: 0 }, false],
	['that was yesterday', { ...untold, date: '2026-10-03' }, false],
] as const)('guests who were told of an event %s: %#', (_, event, expected) => {
	expect(isUntold(event, '2026-10-04')).toBe(expected)
})
