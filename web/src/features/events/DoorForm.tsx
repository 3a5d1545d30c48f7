import { DoorFormInput, FormBeforeInput } from '#shared/events/desk-schema.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { BirthdayAndPhone, PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { SignInFields } from '#web/components/fields/groups/SignInFields.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { usePersonForm } from '#web/components/forms/usePersonForm.ts'
import { door } from './door.ts'

const nothing = { birthday: '', phone: '', streetAddress: '', streetAddress2: '', city: '', ZIP: '', groupMembers: '' }

interface Received {
	onReceived: (message: string) => void
}

/** On a phone at the door, which may be borrowed: nothing of it is filled in, and nothing is kept. */
export function DoorForm({ eventID, code, onReceived }: Received & { eventID: string; code: string }) {
	const { form, fields, erased } = usePersonForm(DoorFormInput, {
		...nothing,
		eventID,
		code,
		firstName: '',
		lastName: '',
		email: '',
	})
	return (
		<Form
			form={form}
			label={routes.door.label}
			erased={erased}
			onSend={async (answers) => onReceived((await door.fillInAtDoor(answers)).message)}
		>
			<PersonFields fields={fields} />
			<SignInFields fields={fields} />
			<Submit busy={t('Sending your form')}>{t('Send my form')}</Submit>
		</Form>
	)
}

/** By the link of the mail, so name and email are those of the sign-up. */
export function BeforeForm({ token, onReceived }: Received & { token: string }) {
	const { form, fields, erased } = usePersonForm(FormBeforeInput, { ...nothing, token })
	return (
		<Form
			form={form}
			label={routes.door.label}
			erased={erased}
			onSend={async (answers) => onReceived((await door.fillInBefore(answers)).message)}
		>
			<BirthdayAndPhone fields={fields} />
			<SignInFields fields={fields} />
			<Submit busy={t('Sending your form')}>{t('Send my form')}</Submit>
		</Form>
	)
}
