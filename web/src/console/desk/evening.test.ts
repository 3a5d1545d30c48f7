import { expect, test } from 'vitest'
import type { WaitingSignIn } from '#web/lib/desk/waitingSignIns.ts'
import { type DeskEvent, onlyEvent } from './deskEvents.ts'
import { evening, whereIs } from './Evening.tsx'

const event = (changes: Partial<DeskEvent> = {}): DeskEvent => ({
	_id: 'walk',
	name: 'Lantern Walk',
	time: '6 to 8 pm',
	date: '10/04/2026',
	attending: 150,
	waiting: 0,
	signedIn: 38,
	walkIns: 3,
	people: 122,
	capacity: 160,
	...changes,
})

const waiting = (guest: WaitingSignIn['guest'], problem?: string): WaitingSignIn => ({
	key: 'key',
	enteredAt: 0,
	eventName: 'Lantern Walk',
	guest: { eventID: 'walk', ...guest },
	...(problem && { problem }),
})

test('the desk counts the sign-ins of the server and those still on this device', () => {
	expect(evening(event(), [])).toEqual({ came: 35, walkIns: 3, people: 122, isNearlyFull: false })
	const here = [
		waiting({ guestID: 'ana', groupMembers: '4' }),
		waiting({ groupMembers: '2 of us' }),
		waiting({ guestID: 'tom', groupMembers: '3' }, 'This guest is already signed in.'),
		waiting({ eventID: 'another', groupMembers: '9' }),
	]
	expect(evening(event(), here)).toEqual({ came: 36, walkIns: 4, people: 128, isNearlyFull: false })
})

test('a guest who was taken back is missing, also while the server still has them', () => {
	const ana = { _id: 'ana', signedIn: true }
	expect(whereIs(ana, [])).toBe('in')
	expect(whereIs({ ...ana, signedIn: false }, [])).toBe('missing')
	const takenBack = { ...waiting({ guestID: 'ana' }), undo: true as const }
	expect(whereIs(ana, [takenBack])).toBe('missing')
	expect(whereIs(ana, [takenBack, waiting({ guestID: 'ana' })])).toBe('waiting')
	expect(whereIs(ana, [{ ...takenBack, guest: { guestID: 'tom' } }])).toBe('in')
	expect(whereIs(ana, [waiting({ guestID: 'ana' }, 'This guest is already signed in.')])).toBe('in')
})

test.each([
	[126, 140, true],
	[125, 140, false],
	[900, undefined, false],
])('the house is nearly full when people, not sign-ups, fill nine tenths of it: %s of %s', (people, capacity, is) => {
	expect(evening(event({ people, capacity }), []).isNearlyFull).toBe(is)
})

const noon = new Date('2026-10-04T18:00:00Z')

test('the desk offers no choice if there is one event, or one tonight', () => {
	const later = event({ _id: 'later', date: '10/09/2026' })
	expect(onlyEvent([], noon)).toBe(undefined)
	expect(onlyEvent([later], noon)?._id).toBe('later')
	expect(onlyEvent([event(), later], noon)?._id).toBe('walk')
	expect(onlyEvent([event(), event({ _id: 'also' }), later], noon)).toBe(undefined)
	expect(onlyEvent([later, event({ _id: 'much later', date: '11/01/2026' })], noon)).toBe(undefined)
})
