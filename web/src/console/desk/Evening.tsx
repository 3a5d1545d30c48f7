import { useEffect } from 'react'
import { partySize } from '#shared/events/rules.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import type { WaitingSignIn } from '#web/lib/desk/waitingSignIns.ts'
import { howMany } from '../howMany.ts'
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

const isNearlyFull = ({ people, capacity }: DeskEvent) => capacity !== undefined && people >= capacity * 0.9

/** Counts who is in by now, with the sign-ins that are still on this device. */
export function evening(event: DeskEvent, waiting: readonly WaitingSignIn[]) {
	const here = waiting.filter((signIn) => signIn.guest.eventID === event._id && isComing(signIn))
	const all = here.reduce(counted, event)
	return { came: all.signedIn - all.walkIns, walkIns: all.walkIns, people: all.people, isNearlyFull: isNearlyFull(all) }
}

interface Props {
	event: DeskEvent
	waiting: readonly WaitingSignIn[]
}

/** The room that the numbers at the top take, so that what has the focus isn't behind them. */
const roomAbove = '8rem'

function useRoomAbove() {
	useEffect(() => {
		const { style } = document.documentElement
		style.scrollPaddingTop = roomAbove
		return () => {
			style.scrollPaddingTop = ''
		}
	}, [])
}

/** Stays above all else: how far the evening is, and whether this device still has to send something. */
export function Evening({ event, waiting }: Props) {
	const { came, walkIns, people, isNearlyFull } = evening(event, waiting)
	const share = event.attending > 0 ? Math.min(1, came / event.attending) : 0
	useRoomAbove()
	return (
		<section
			aria-label="This evening"
			className="top-0 z-10 -mx-s4 grid gap-s1 border-line border-b bg-paper px-s4 py-s2 leading-tight tabular-nums medium:-mx-s5 medium:px-s5 [@media(min-height:36rem)]:sticky"
		>
			<p className="flex flex-wrap items-baseline justify-between gap-x-s4">
				<span>
					<b className="font-head text-h2">{came.toLocaleString('en-US')}</b> of{' '}
					{event.attending.toLocaleString('en-US')} in
				</span>
				<span className={isNearlyFull ? 'rounded-full bg-amber-wash px-s3 text-amber' : ''}>
					<b>{howMany(people, 'person', 'people')}</b>
					{event.capacity === undefined ? null : ` · ${event.capacity.toLocaleString('en-US')} places`}
				</span>
			</p>
			<p className="flex flex-wrap items-center justify-between gap-x-s4 gap-y-s1">
				<span className="text-small text-soft">{walkIns > 0 ? newGuests(walkIns) : null}</span>
				{waiting.length === 0 ? (
					<StatusTag tone="good">All sent</StatusTag>
				) : (
					<StatusTag tone="waiting">{`${waiting.length} on this phone`}</StatusTag>
				)}
			</p>
			<div aria-hidden="true" className="mt-s1 h-1 rounded-full bg-sand">
				<div className="h-1 rounded-full bg-clay" style={{ width: `${share * 100}%` }} />
			</div>
		</section>
	)
}

const newGuests = (many: number) =>
	many === 1 ? 'and 1 who hadn’t signed up' : `and ${many.toLocaleString('en-US')} who hadn’t signed up`
