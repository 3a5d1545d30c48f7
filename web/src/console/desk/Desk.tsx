import { useState } from 'react'
import { eventSentences } from '#shared/events/sentences.ts'
import { Button } from '#web/components/Button.tsx'
import type { WaitingSignIn } from '#web/lib/waitingSignIns.ts'
import { ConfirmBefore } from './ConfirmBefore.tsx'
import { ConfirmGuest, type KnownGuest } from './ConfirmGuest.tsx'
import { DoorCode } from './DoorCode.tsx'
import type { DeskEvent } from './deskEvents.ts'
import { Evening } from './Evening.tsx'
import { whereIs } from './evening.ts'
import { FindGuest } from './FindGuest.tsx'
import {
	type FilledIn,
	isSentAgain,
	newestFromDoor,
	sentAgainBefore,
	toConfirm,
	useFilledIn,
	type WaitingForm,
} from './filledIn.ts'
import type { Found } from './GuestRow.tsx'
import { type DeskGuest, useGuests } from './guests.ts'
import { NewGuest } from './NewGuest.tsx'
import { NotHere } from './NotHere.tsx'
import { SignedIn } from './SignedIn.tsx'
import { ThankYou } from './ThankYou.tsx'
import { ToConfirm } from './ToConfirm.tsx'
import { type Entered, useDesk, whoOf } from './useDesk.ts'
import { KeepsNothing, OfColleagues, Waiting } from './Waiting.tsx'

type Panel =
	| 'none'
	| 'new guest'
	| 'view all'
	| 'not here'
	| 'own phone'
	| { before: Found }
	| { fill: FilledIn }
	| { confirm: KnownGuest }
	| { form: Found }
	| { thanks: Entered; guest: WaitingSignIn['guest'] }

const isKnown = (guest: Found): guest is KnownGuest => guest.known !== undefined

interface Props {
	owner: string
	event: DeskEvent | undefined
}

/** The documented panels of an event, and above them what still has to be sent, whichever event it is of. */
export function Desk({ owner, event }: Props) {
	const guests = useGuests(owner, event?._id)
	const { waiting, ofColleagues, keeps, stopped, sending, sendAll, enter, takeBack } = useDesk(owner, {
		onSent: guests.markSent,
		onAllSent: guests.refresh,
	})
	const { forms, many, drop, putAside, putUnmatchedAside, lookAgain } = useFilledIn(event?._id)
	const [panel, setPanel] = useState<Panel>('none')
	const [correcting, setCorrecting] = useState<WaitingSignIn>()
	const [place, setPlace] = useState({})
	const [turn, setTurn] = useState(0)
	const at = correcting ? String(correcting.guest.eventID) : event?._id
	const where = (guest: DeskGuest) => whereIs(guest, waiting)
	const show = (next: Panel) => {
		setPanel(next)
		setCorrecting(undefined)
	}
	const toggle = (one: 'new guest' | 'view all' | 'not here' | 'own phone') => ({
		look: panel === one ? ('primary' as const) : ('ghost' as const),
		'aria-pressed': panel === one,
		onClick: () => show(panel === one ? 'none' : one),
	})
	const choose = (guest: Found) => {
		if (guest.filledIn) return show({ before: guest })
		show(isKnown(guest) ? { confirm: guest } : { form: guest })
	}
	const signIn = async (guest: WaitingSignIn['guest'], key: string, known?: true) => {
		const eventName = correcting?.eventName ?? event?.name ?? ''
		const entry = { key, guest, eventName, enteredAt: Date.now(), ...(known && { known }) }
		const entered = await enter(entry).catch(lookAgain)
		const replaced = waiting.filter((one) => one.key !== key && isReplaced(one, guest))
		for (const one of replaced) await takeBack(one.key)
		guests.mark(guest.guestID, true)
		if (typeof guest.formID === 'string') drop(guest.formID)
		show({ thanks: entered, guest })
		setTurn(turn + 1)
	}
	/** What the server refused has its successor: it was corrected, or it's the guest's own newer form. */
	const isReplaced = ({ key, guest, problem }: WaitingSignIn, by: WaitingSignIn['guest']) =>
		key === correcting?.key || (problem !== undefined && by.formID !== undefined && guest.formID === by.formID)
	const correct = (fill: FilledIn) => show({ fill })
	const confirm = async (filledIn: FilledIn) => {
		const guest = toConfirm(filledIn)
		// A key that all desks share would bring this one another's answer, also after that was undone.
		if (guest) await signIn(guest, crypto.randomUUID())
		else correct(filledIn)
	}
	const isHere = (form: WaitingForm) =>
		waiting.some((one) => one.guest.formID === form._id && !one.undo && !isSentAgain(form, one))
	const chosen = typeof panel === 'object' ? panel : undefined
	const known = chosen && 'confirm' in chosen ? chosen.confirm : undefined
	const found = chosen && 'form' in chosen ? chosen.form : undefined
	const before = chosen && 'before' in chosen ? chosen.before : undefined
	const filledIn = chosen && 'fill' in chosen ? chosen.fill : undefined
	return (
		<>
			{event ? <Evening event={event} waiting={waiting} /> : null}
			{keeps ? null : <KeepsNothing />}
			<OfColleagues many={ofColleagues} />
			<Waiting
				waiting={waiting}
				stopped={stopped}
				sending={sending}
				onSend={() => void sendAll()}
				onRemove={(key) => void takeBack(key)}
				onCorrect={(signIn) => {
					const newer = forms.find((form) => isSentAgain(form, signIn))
					const before = sentAgainBefore(signIn)
					setCorrecting(signIn)
					setPanel(newer ? { fill: newestFromDoor(newer) } : before ? { before } : 'new guest')
				}}
			/>
			{chosen && 'thanks' in chosen ? (
				<ThankYou
					key={chosen.thanks.key}
					// One that was corrected may be of another event than the one that the desk is at.
					eventID={String(chosen.guest.eventID)}
					entered={chosen.thanks}
					title={eventSentences.signedIn}
					who={whoOf(chosen.guest)}
					onTakeBack={takeBack}
					onUndone={() => guests.mark(chosen.guest.guestID, false)}
					onNext={() => {
						show(chosen.guest.guestID ? 'none' : 'new guest')
						setTurn(turn + 1)
					}}
				/>
			) : null}
			{event && known ? (
				<ConfirmGuest
					key={known._id}
					owner={owner}
					eventID={event._id}
					guest={known}
					onEnter={(answers, key) => signIn(answers, key, true)}
					onForm={() => show({ form: known })}
					onClose={() => show('none')}
				/>
			) : null}
			{at && before ? (
				<ConfirmBefore
					key={before._id}
					eventID={at}
					guest={before}
					onConfirm={confirm}
					// Either may take the place of one that the server refused.
					onCorrect={(fill) => setPanel({ fill })}
					onForm={() => setPanel({ form: before })}
					onClose={() => show('none')}
				/>
			) : null}
			<ToConfirm
				forms={forms.filter((form) => !isHere(form))}
				many={many}
				onConfirm={confirm}
				onCorrect={correct}
				onAside={putAside}
				onUnmatchedAside={putUnmatchedAside}
			/>
			{event && !known && !before ? (
				<FindGuest
					key={`${event._id} ${turn}`}
					eventID={event._id}
					guests={guests.list?.guests}
					where={where}
					onChoose={choose}
				/>
			) : null}
			{event ? (
				<div className="grid gap-s3 small:grid-cols-2">
					<Button {...toggle('new guest')}>Sign In New Guest</Button>
					<Button {...toggle('view all')}>View All Signed In</Button>
					<Button {...toggle('not here')}>Not Here Yet</Button>
					<Button {...toggle('own phone')}>Their Own Phone</Button>
				</div>
			) : null}
			{at && (panel === 'new guest' || found || filledIn) ? (
				<NewGuest
					key={`${at} ${filledIn?.id ?? correcting?.key ?? found?._id ?? ''}`}
					owner={owner}
					eventID={at}
					found={found}
					place={place}
					filledIn={filledIn}
					correcting={correcting}
					onEnter={async (guest, key) => {
						await signIn(guest, key)
						const { city, state, ZIP } = guest
						setPlace({ city, state, ZIP })
					}}
				/>
			) : null}
			{event && panel === 'view all' ? <SignedIn key={event._id} event={event} onUndone={guests.mark} /> : null}
			{event && panel === 'own phone' ? <DoorCode key={event._id} event={event} /> : null}
			{event && panel === 'not here' ? <NotHere guests={guests} where={where} onChoose={choose} /> : null}
		</>
	)
}
