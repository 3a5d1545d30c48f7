import { useCallback, useEffect, useState } from 'react'
import { typedDate } from '#shared/dates.ts'
import { SignInInput } from '#shared/events/schema.ts'
import { genders } from '#shared/fields.ts'
import { Button } from '#web/components/Button.tsx'
import { Form } from '#web/components/Form.tsx'
import { yesOrNo } from '#web/components/fields/choices.ts'
import { AddressFields } from '#web/components/fields/groups/AddressFields.tsx'
import { DisorderFields } from '#web/components/fields/groups/DisorderFields.tsx'
import { PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Submit } from '#web/components/Submit.tsx'
import { useDraftedForm } from '#web/components/useDraftedForm.ts'
import type { WaitingSignIn } from '#web/lib/waitingSignIns.ts'
import type { Found } from './GuestRow.tsx'

interface Props {
	owner: string
	eventID: string
	/** Someone who signed up and whose answers we don't have yet. */
	found: Found | undefined
	/** The city, state and ZIP code of the guest before, because many come from the same place. */
	place: Readonly<Record<string, unknown>>
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
			return typeof value === 'string' ? [[name, name === 'birthday' ? typedDate(value) : value]] : []
		}),
	)

const nameOf = ({ _id, firstName, lastName, email = '' }: Found) => ({
	...{ guestID: _id, firstName, lastName, email },
})

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
			...(correcting && typedAgain(correcting.guest)),
			eventID,
		},
		{ form: `desk-${correcting?.key ?? found?._id ?? eventID}`, owner, onErased },
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
					await onEnter(guest, idempotencyKey)
					forget()
				}}
			>
				<PersonFields fields={fields} />
				<RadioGroup field={fields.gender} label="Gender" options={genders} inline />
				<AddressFields fields={fields} />
				<DisorderFields fields={fields} label="Does a bleeding disorder affect you or your family?" />
				<TextField
					field={fields.groupMembers}
					label="Members in your party"
					hint="How many of you came, like 4"
					inputMode="numeric"
				/>
				<RadioGroup field={fields.photoOptIn} label="May we use photos of you?" options={yesOrNo} inline />
				<RadioGroup
					field={fields.sponsorContactOptIn}
					label="May our sponsors contact you?"
					options={yesOrNo}
					inline
				/>
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
