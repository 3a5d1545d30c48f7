import { partySize, roomLeft } from '#shared/events/rules.ts'
import type { WaitingSignIn } from '#web/lib/waitingSignIns.ts'
import type { DeskEvent } from './deskEvents.ts'

/** Tells whether a sign-in will count, unless the server refuses it. */
export const isComing = ({ problem, undo }: WaitingSignIn) => problem === undefined && !undo

/** Counts who is in by now, with the sign-ins that are still on this device. */
export function evening(event: DeskEvent, waiting: readonly WaitingSignIn[]) {
	const here = waiting.filter((signIn) => signIn.guest.eventID === event._id && isComing(signIn))
	const walkIns = event.walkIns + here.filter(({ guest }) => !guest.guestID).length
	const groups = here.map(({ guest }) => partySize(String(guest.groupMembers)))
	return {
		came: event.signedIn + here.length - walkIns,
		walkIns,
		people: groups.reduce((sum, many) => sum + many, event.people),
		room: roomLeft({ ...event, walkIns }),
	}
}
