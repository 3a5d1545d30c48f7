import { partySize, roomLeft } from '#shared/events/rules.ts'
import type { WaitingSignIn } from '#web/lib/desk/waitingSignIns.ts'
import type { DeskEvent } from './deskEvents.ts'

/** Tells whether a sign-in will count, unless the server refuses it. */
const isComing = ({ problem, undo }: WaitingSignIn) => problem === undefined && !undo

/**
 * A guest has come, waits on this device to be sent, or is missing. One who was taken back is missing, although the
 * server may not have heard of that yet.
 */
export type Whereabouts = 'in' | 'waiting' | 'missing'

export function whereIs(
	{ _id, signedIn }: { _id: string; signedIn: boolean },
	waiting: readonly WaitingSignIn[],
): Whereabouts {
	const own = waiting.filter(({ guest }) => guest.guestID === _id)
	if (own.some(isComing)) return 'waiting'
	return signedIn && !own.some(({ undo }) => undo) ? 'in' : 'missing'
}

/** An event once the server has this sign-in too. */
export const counted = (event: DeskEvent, { guest }: Pick<WaitingSignIn, 'guest'>): DeskEvent => ({
	...event,
	signedIn: event.signedIn + 1,
	walkIns: event.walkIns + (guest.guestID ? 0 : 1),
	people: event.people + partySize(String(guest.groupMembers)),
})

/** Counts who is in by now, with the sign-ins that are still on this device. */
export function evening(event: DeskEvent, waiting: readonly WaitingSignIn[]) {
	const here = waiting.filter((signIn) => signIn.guest.eventID === event._id && isComing(signIn))
	const all = here.reduce(counted, event)
	return { came: all.signedIn - all.walkIns, walkIns: all.walkIns, people: all.people, room: roomLeft(all) }
}
