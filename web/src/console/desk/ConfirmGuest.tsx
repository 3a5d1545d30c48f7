import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { KnownSignInInput } from '#shared/events/desk-schema.ts'
import { partySize } from '#shared/events/rules.ts'
import { Button } from '#web/components/Button.tsx'
import { yesOrNo } from '#web/components/fields/choices.ts'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useDraftedForm } from '#web/components/forms/useDraftedForm.ts'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import type { WaitingSignIn } from '#web/lib/desk/waitingSignIns.ts'
import { desk } from './deskEvents.ts'
import type { FoundGuest } from './FindGuest.tsx'
import { type FilledIn, fromBefore, orLookAgain } from './filledIn.ts'
import type { DeskGuest } from './guests.ts'
import { FilledInForm } from './ToConfirm.tsx'

/** Someone whose answers of an earlier event we have. */
export type KnownGuest = DeskGuest & Required<Pick<DeskGuest, 'known'>>

interface Props {
	owner: string
	eventID: string
	guest: KnownGuest
	onEnter: (answers: WaitingSignIn['guest'], key: string) => Promise<void>
	/** Called if it's someone else, or they want to change more than this. */
	onForm: () => void
	onClose: () => void
}

const word = (answer: boolean) => (answer ? 'yes' : 'no')

/** Someone whose answers we have: how many they are today, and what they allow, as they told us last time. */
export function ConfirmGuest({ owner, eventID, guest, onEnter, onForm, onClose }: Props) {
	const { _id: guestID, firstName, lastName, known } = guest
	const onErased = useCallback(() => onClose(), [onClose])
	const { form, fields, forget, sending } = useDraftedForm(
		KnownSignInInput,
		{
			eventID,
			guestID,
			groupMembers: known.groupMembers,
			photoOptIn: word(known.photoOptIn),
			sponsorContactOptIn: word(known.sponsorContactOptIn),
		},
		{ form: `desk-known-${guestID}`, owner, onErased },
	)
	const count = (by: 1 | -1) => {
		const many = Math.max(1, partySize(String(form.getValues('groupMembers'))) + by)
		form.setValue('groupMembers', String(many), { shouldDirty: true })
	}
	return (
		<TakesFocus>
			<section aria-label={`${firstName} ${lastName}`} className="grid gap-s4 card border-2 border-sun p-s4">
				<div className="flex flex-wrap items-center justify-between gap-s2">
					<h2 className="wrap-anywhere text-h3">
						{firstName} {lastName}
					</h2>
					<Button look="quiet" size="small" onClick={onClose}>
						Not them
					</Button>
				</div>
				<p className="text-soft">
					They came before, so we have the rest. Below is what they told us then. Please ask if it still holds.
				</p>
				<Form
					form={form}
					label="Sign in someone who came before"
					className="grid gap-s4"
					onSend={async (answers) => {
						const { idempotencyKey } = sending(answers)
						await onEnter({ ...answers, firstName, lastName }, idempotencyKey)
						forget()
					}}
				>
					<div className="flex items-end gap-s2">
						<TextField field={fields.groupMembers} label="Members in your party" inputMode="numeric" className="grow" />
						<Button look="ghost" aria-label="One fewer" onClick={() => count(-1)}>
							−
						</Button>
						<Button look="ghost" aria-label="One more" onClick={() => count(1)}>
							+
						</Button>
					</div>
					<RadioGroup field={fields.photoOptIn} label="May we use photos of you?" options={yesOrNo} inline />
					<RadioGroup
						field={fields.sponsorContactOptIn}
						label="May our sponsors contact you?"
						options={yesOrNo}
						inline
					/>
					<Submit busy="Signing in" className="min-h-14 w-full">
						Sign in
					</Submit>
					<Button look="quiet" size="small" className="justify-self-start" onClick={onForm}>
						Something else changed
					</Button>
				</Form>
			</section>
		</TakesFocus>
	)
}

interface ConfirmBeforeProps {
	eventID: string
	guest: FoundGuest
	onConfirm: (filledIn: FilledIn) => Promise<void>
	onCorrect: (filledIn: FilledIn) => void
	/** The form can't be read, or it's gone. */
	onForm: () => void
	onClose: () => void
}

/** Someone who filled in their form at home. What they wrote is fetched when they're here. */
export function ConfirmBefore({ eventID, guest, onConfirm, onCorrect, onForm, onClose }: ConfirmBeforeProps) {
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: ['desk-form-before', eventID, guest._id],
		queryFn: () => desk.formBefore({ id: eventID, guestID: guest._id }),
		networkMode: 'always',
		retry: false,
		gcTime: 0,
	})
	return (
		<TakesFocus>
			<section aria-label={`${guest.firstName} ${guest.lastName}`} className="grid gap-s4">
				{data ? (
					<ul className="card border-2 border-sun">
						<FilledInForm
							filledIn={fromBefore(data.form)}
							onConfirm={(filledIn) => onConfirm(filledIn).catch(orLookAgain(refetch))}
							onCorrect={onCorrect}
							away="Not them"
							onAway={async () => onClose()}
						/>
					</ul>
				) : null}
				{data || error ? null : <Loading />}
				{error && !data ? (
					<>
						<ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
						<Button look="ghost" className="justify-self-start" onClick={onForm}>
							Open an empty form
						</Button>
					</>
				) : null}
			</section>
		</TakesFocus>
	)
}
