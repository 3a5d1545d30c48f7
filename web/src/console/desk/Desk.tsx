import { useState } from 'react'
import { eventSentences } from '#shared/events/sentences.ts'
import { Button } from '#web/components/Button.tsx'
import type { WaitingSignIn } from '#web/lib/waitingSignIns.ts'
import { NewGuest } from './NewGuest.tsx'
import { SignedIn } from './SignedIn.tsx'
import { ThankYou } from './ThankYou.tsx'
import { type DeskEvent, type Entered, useDesk } from './useDesk.ts'
import { KeepsNothing, OfColleagues, Waiting } from './Waiting.tsx'

type Panel = 'none' | 'new guest' | 'view all' | { thanks: Entered }

interface Props {
	owner: string
	event: DeskEvent | undefined
}

/** The documented panels of an event, and above them what still has to be sent, whichever event it is of. */
export function Desk({ owner, event }: Props) {
	const { waiting, ofColleagues, keeps, stopped, sending, sendAll, enter, takeBack, takeOver } =
		useDesk(owner)
	const [panel, setPanel] = useState<Panel>('none')
	const [correcting, setCorrecting] = useState<WaitingSignIn>()
	const at = correcting ? String(correcting.guest.eventID) : event?._id
	const show = (next: Panel) => {
		setPanel(next)
		setCorrecting(undefined)
	}
	return (
		<>
			{keeps ? null : <KeepsNothing />}
			<OfColleagues many={ofColleagues} onTakeOver={() => void takeOver()} />
			<Waiting
				waiting={waiting}
				stopped={stopped}
				sending={sending}
				onSend={() => void sendAll()}
				onRemove={(key) => void takeBack(key)}
				onCorrect={(signIn) => {
					setCorrecting(signIn)
					setPanel('new guest')
				}}
			/>
			{event ? (
				<div className="grid gap-s3 small:grid-cols-2">
					<Button
						look={panel === 'new guest' ? 'primary' : 'ghost'}
						aria-pressed={panel === 'new guest'}
						onClick={() => show(panel === 'new guest' ? 'none' : 'new guest')}
					>
						Sign In New Guest
					</Button>
					<Button
						look={panel === 'view all' ? 'primary' : 'ghost'}
						aria-pressed={panel === 'view all'}
						onClick={() => show(panel === 'view all' ? 'none' : 'view all')}
					>
						View All Signed In
					</Button>
				</div>
			) : null}
			{at && panel === 'new guest' ? (
				<NewGuest
					key={`${at} ${correcting?.key ?? ''}`}
					owner={owner}
					eventID={at}
					correcting={correcting}
					onEnter={async (guest, key) => {
						const eventName = correcting?.eventName ?? event?.name ?? ''
						const entered = await enter({ key, guest, eventName, enteredAt: Date.now() })
						if (correcting && correcting.key !== key) await takeBack(correcting.key)
						show({ thanks: entered })
					}}
				/>
			) : null}
			{event && panel === 'view all' ? <SignedIn key={event._id} event={event} /> : null}
			{event && typeof panel === 'object' ? (
				<ThankYou
					key={panel.thanks.key}
					eventID={event._id}
					entered={panel.thanks}
					title={eventSentences.signedIn}
					onTakeBack={takeBack}
					onNext={() => show('new guest')}
				/>
			) : null}
		</>
	)
}
