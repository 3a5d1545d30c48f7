import { useState } from 'react'
import { eventSentences } from '#shared/events/sentences.ts'
import { Button } from '#web/components/Button.tsx'
import type { WaitingSignIn } from '#web/lib/desk/waitingSignIns.ts'
import { ConfirmBefore, ConfirmGuest, type KnownGuest } from './ConfirmGuest.tsx'
import { DoorCode } from './DoorCode.tsx'
import type { DeskEvent } from './deskEvents.ts'
import { Evening, whereIs } from './Evening.tsx'
import type { FoundGuest } from './FindGuest.tsx'
import { FindGuest, NotHere } from './FindGuest.tsx'
import {
	type FilledIn,
	isSentAgain,
	newestFromDoor,
	sentAgainBefore,
	toConfirm,
	useFilledIn,
	type WaitingForm,
} from './filledIn.ts'
import { type DeskGuest, useGuests } from './guests.ts'
import { NewGuest } from './NewGuest.tsx'
import { SignedIn, ThankYou } from './SignedIn.tsx'
import { ToConfirm } from './ToConfirm.tsx'
import { type Entered, useDesk, whoOf } from './useDesk.ts'
import { KeepsNothing, Waiting } from './Waiting.tsx'
import { WaitingForPlace } from './WaitingForPlace.tsx'

type Panel =
	| { name: 'none' | 'new guest' | 'view all' | 'not here' | 'own phone' }
	| { name: 'before'; guest: FoundGuest }
	| { name: 'filled in'; form: FilledIn }
	| { name: 'known'; guest: KnownGuest }
	| { name: 'form'; guest: FoundGuest }
	| { name: 'thanks'; entered: Entered; guest: WaitingSignIn['guest'] }

type Choice = 'new guest' | 'view all' | 'not here' | 'own phone'

const isKnown = (guest: FoundGuest): guest is KnownGuest => guest.known !== undefined

interface Props {
	owner: string
	event: DeskEvent | undefined
}

/** What the desk has, which of its panels is open, and what becomes of a guest. */
function useDeskPanels({ owner, event }: Props) {
	const guests = useGuests(owner, event?._id)
	const sending = useDesk(owner, { onSent: guests.markSent, onAllSent: guests.refresh })
	const { waiting, enter, takeBack } = sending
	const { forms, many, drop, putAside, putUnmatchedAside, lookAgain } = useFilledIn(event?._id)
	const [panel, setPanel] = useState<Panel>({ name: 'none' })
	const [correcting, setCorrecting] = useState<WaitingSignIn>()
	const [place, setPlace] = useState({})
	const [turn, setTurn] = useState(0)
	const show = (next: Panel) => {
		setPanel(next)
		setCorrecting(undefined)
	}
	const signIn = async (guest: WaitingSignIn['guest'], key: string, known?: true) => {
		const eventName = correcting?.eventName ?? event?.name ?? ''
		const entry = { key, guest, eventName, enteredAt: Date.now(), ...(known && { known }) }
		const entered = await enter(entry).catch(lookAgain)
		const replaced = waiting.filter((one) => one.key !== key && isReplaced(one, guest))
		for (const one of replaced) await takeBack(one.key)
		guests.mark(guest.guestID, true)
		if (typeof guest.formID === 'string') drop(guest.formID)
		show({ name: 'thanks', entered, guest })
		setTurn(turn + 1)
	}
	/** What the server refused has its successor: it was corrected, or it's the guest's own newer form. */
	const isReplaced = ({ key, guest, problem }: WaitingSignIn, by: WaitingSignIn['guest']) =>
		key === correcting?.key || (problem !== undefined && by.formID !== undefined && guest.formID === by.formID)
	const isHere = (form: WaitingForm) =>
		waiting.some((one) => one.guest.formID === form._id && !one.undo && !isSentAgain(form, one))
	return {
		owner,
		event,
		guests,
		sending,
		panel,
		/** Without closing the sign-in that is corrected, whose place the new panel's may take. */
		setPanel,
		show,
		correcting,
		place,
		setPlace,
		turn,
		/** One that is corrected may be of another event than the one that the desk is at. */
		at: correcting ? String(correcting.guest.eventID) : event?._id,
		where: (guest: DeskGuest) => whereIs(guest, waiting),
		choose: (guest: FoundGuest) => {
			if (guest.filledIn) show({ name: 'before', guest })
			else show(isKnown(guest) ? { name: 'known', guest } : { name: 'form', guest })
		},
		signIn,
		nextGuest: (wasOnList: boolean) => {
			show({ name: wasOnList ? 'none' : 'new guest' })
			setTurn(turn + 1)
		},
		confirm: async (form: FilledIn) => {
			const guest = toConfirm(form)
			// A key that all desks share would bring this one another's answer, also after that was undone.
			if (guest) await signIn(guest, crypto.randomUUID())
			else show({ name: 'filled in', form })
		},
		correct: (signIn: WaitingSignIn) => {
			const newer = forms.find((form) => isSentAgain(form, signIn))
			const before = sentAgainBefore(signIn)
			setCorrecting(signIn)
			if (newer) setPanel({ name: 'filled in', form: newestFromDoor(newer) })
			else setPanel(before ? { name: 'before', guest: before } : { name: 'new guest' })
		},
		forms: { waiting: forms.filter((form) => !isHere(form)), many, putAside, putUnmatchedAside },
	}
}

type State = ReturnType<typeof useDeskPanels>

/** The documented panels of an event, and above them what still has to be sent, whichever event it is of. */
export function Desk(props: Props) {
	const desk = useDeskPanels(props)
	const { event, guests, sending, panel, turn, forms } = desk
	const isConfirming = panel.name === 'known' || panel.name === 'before'
	return (
		<>
			{event ? <Evening event={event} waiting={sending.waiting} /> : null}
			{sending.keeps ? null : <KeepsNothing />}
			<Waiting
				waiting={sending.waiting}
				stopped={sending.stopped}
				sending={sending.sending}
				onSend={() => void sending.sendAll()}
				onRemove={(key) => void sending.takeBack(key)}
				onCorrect={desk.correct}
			/>
			<AboutOneGuest desk={desk} />
			<ToConfirm
				forms={forms.waiting}
				many={forms.many}
				onConfirm={desk.confirm}
				onCorrect={(form) => desk.show({ name: 'filled in', form })}
				onAside={forms.putAside}
				onUnmatchedAside={forms.putUnmatchedAside}
			/>
			{event && !isConfirming ? (
				<FindGuest
					key={`${event._id} ${turn}`}
					eventID={event._id}
					guests={guests.list?.guests}
					where={desk.where}
					onChoose={desk.choose}
				/>
			) : null}
			{event ? <Choices desk={desk} /> : null}
			<Chosen desk={desk} />
		</>
	)
}

/** Above the search: the guest who was just signed in, or is about to be. */
function AboutOneGuest({ desk }: { desk: State }) {
	const { owner, event, guests, sending, panel, at, show, setPanel, signIn } = desk
	switch (panel.name) {
		case 'thanks':
			return (
				<ThankYou
					key={panel.entered.key}
					eventID={String(panel.guest.eventID)}
					entered={panel.entered}
					title={eventSentences.signedIn}
					who={whoOf(panel.guest)}
					onTakeBack={sending.takeBack}
					onUndone={() => guests.mark(panel.guest.guestID, false)}
					onNext={() => desk.nextGuest(Boolean(panel.guest.guestID))}
				/>
			)
		case 'known':
			return event ? (
				<ConfirmGuest
					key={panel.guest._id}
					owner={owner}
					eventID={event._id}
					guest={panel.guest}
					onEnter={(answers, key) => signIn(answers, key, true)}
					onForm={() => show({ name: 'form', guest: panel.guest })}
					onClose={() => show({ name: 'none' })}
				/>
			) : null
		case 'before':
			return at ? (
				<ConfirmBefore
					key={panel.guest._id}
					eventID={at}
					guest={panel.guest}
					onConfirm={desk.confirm}
					// Either may take the place of one that the server refused.
					onCorrect={(form) => setPanel({ name: 'filled in', form })}
					onForm={() => setPanel({ name: 'form', guest: panel.guest })}
					onClose={() => show({ name: 'none' })}
				/>
			) : null
		default:
			return null
	}
}

const choices: Record<Choice, string> = {
	'new guest': 'Sign In New Guest',
	'view all': 'View All Signed In',
	'not here': 'Not Here Yet',
	'own phone': 'Guests’ QR code',
}

const Choices = ({ desk: { panel, show } }: { desk: State }) => (
	<div className="grid gap-s3 small:grid-cols-2">
		{(Object.keys(choices) as Choice[]).map((name) => (
			<Button
				key={name}
				look={panel.name === name ? 'primary' : 'ghost'}
				aria-pressed={panel.name === name}
				onClick={() => show({ name: panel.name === name ? 'none' : name })}
			>
				{choices[name]}
			</Button>
		))}
	</div>
)

/** Below the choices. */
function Chosen({ desk }: { desk: State }) {
	const { event, guests, panel } = desk
	switch (panel.name) {
		case 'new guest':
			return <GuestForm desk={desk} />
		case 'form':
			return <GuestForm desk={desk} found={panel.guest} />
		case 'filled in':
			return <GuestForm desk={desk} filledIn={panel.form} />
		case 'view all':
			return event ? <SignedIn key={event._id} event={event} onUndone={guests.mark} /> : null
		case 'own phone':
			return event ? <DoorCode key={event._id} event={event} /> : null
		case 'not here':
			return event ? (
				<>
					<NotHere guests={guests} where={desk.where} onChoose={desk.choose} />
					{event.waiting > 0 ? <WaitingForPlace event={event} /> : null}
				</>
			) : null
		default:
			return null
	}
}

interface FormProps {
	desk: State
	found?: FoundGuest
	filledIn?: FilledIn
}

function GuestForm({ desk, found, filledIn }: FormProps) {
	const { owner, at, place, setPlace, correcting, signIn } = desk
	return at ? (
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
	) : null
}
