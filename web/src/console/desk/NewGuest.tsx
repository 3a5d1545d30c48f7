import { useCallback, useEffect, useState } from 'react'
import { typedDate } from '#shared/dates.ts'
import { SignInInput } from '#shared/events/desk-schema.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { Button } from '#web/components/Button.tsx'
import { PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { SignInFields } from '#web/components/fields/groups/SignInFields.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useDraftedForm } from '#web/components/forms/useDraftedForm.ts'
import type { WaitingSignIn } from '#web/lib/desk/waitingSignIns.ts'
import type { FoundGuest } from './FindGuest.tsx'
import type { FilledIn } from './filledIn.ts'

interface Props {
	owner: string
	eventID: string
	/** Someone who signed up and whose answers we don't have yet. */
	found: FoundGuest | undefined
	/** The city, state and ZIP code of the guest before, because many come from the same place. */
	place: Readonly<Record<string, unknown>>
	/** The answers that the guest filled in themselves, to be corrected. */
	filledIn: FilledIn | undefined
	/** A sign-in that the server refused, to be corrected. */
	correcting: WaitingSignIn | undefined
	onEnter: (guest: WaitingSignIn['guest'], key: string) => Promise<void>
}

const nobody = {
	firstName: '',
	lastName: '',
	email: '',
	birthday: '',
	phone: '',
	streetAddress: '',
	streetAddress2: '',
	city: '',
	ZIP: '',
	groupMembers: '',
}

/** A stored sign-in as text again, for the form. */
const typedAgain = (guest: WaitingSignIn['guest']) =>
	Object.fromEntries(
		Object.entries(guest).flatMap(([name, value]) => {
			if (typeof value === 'boolean') return [[name, value ? 'yes' : 'no']]
			return typeof value === 'string' ? [[name, name === 'birthday' ? shownBirthday(value) : value]] : []
		}),
	)

/** A form of the server has it as people type it already. */
const shownBirthday = (value: string) => (value.includes('/') ? value : typedDate(value))

/** Someone who left the list is signed in as a new guest, as the server says. */
const correctedOf = ({ guest, problem }: WaitingSignIn) =>
	typedAgain(problem === eventSentences.guestNotFound ? { ...guest, guestID: undefined } : guest)

const nameOf = ({ _id, firstName, lastName, email = '' }: FoundGuest) => ({ guestID: _id, firstName, lastName, email })

/** A guest who signed up is named already; a walk-in is typed into the same form. */
export function NewGuest(props: Props) {
	const [emptied, setEmptied] = useState(0)
	const onErased = useCallback(() => setEmptied((times) => times + 1), [])
	return <GuestForm key={emptied} {...props} onErased={onErased} />
}

function GuestForm({
	owner,
	eventID,
	found,
	place,
	filledIn,
	correcting,
	onEnter,
	onErased,
}: Props & { onErased: () => void }) {
	const { form, fields, forget, sending } = useDraftedForm(
		SignInInput,
		{
			...nobody,
			...place,
			...(found && nameOf(found)),
			...(correcting && correctedOf(correcting)),
			...(filledIn && typedAgain(filledIn.answers)),
			eventID,
		},
		{ form: `desk-${filledIn?.id ?? correcting?.key ?? found?._id ?? eventID}`, owner, onErased },
	)
	useEffect(() => {
		if (found) form.setFocus(found.email ? 'birthday' : 'email')
	}, [found, form])
	return (
		<div className="panel">
			<Form
				form={form}
				label="Sign in a guest"
				onSend={async (guest) => {
					const { idempotencyKey } = sending(guest)
					await onEnter(guest, idempotencyKey).catch((error: unknown) => {
						// The next press signs them in as a new guest.
						if (error instanceof Error && error.message === eventSentences.guestNotFound) form.setValue('guestID', '')
						throw error
					})
					forget()
				}}
			>
				<PersonFields fields={fields} />
				<SignInFields fields={fields} />
				<div className="flex flex-wrap gap-s3">
					<Submit busy="Signing in">Sign in</Submit>
					<Button
						look="quiet"
						onClick={() => {
							forget()
							onErased()
						}}
					>
						Clear the form
					</Button>
				</div>
			</Form>
		</div>
	)
}
