import { useQuery } from '@tanstack/react-query'
import * as z from 'zod'
import type { Answer } from '#shared/endpoint.ts'
import type { passkeysApi } from '#shared/passkeys/api.ts'
import { AddPasskeyInput, ConfirmedInput } from '#shared/passkeys/schema.ts'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { createPasskey, passkeys, passkeysSupported } from '#web/lib/passkeys.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { ChooseKey } from '../../keys/ChooseKey.tsx'
import { KeyField } from '../../keys/KeyField.tsx'
import { keyStateQuery } from '../../keys/keys.ts'

const NewPasskey = z.strictObject({ name: AddPasskeyInput.shape.name, key: ConfirmedInput.shape.key })

interface Props {
	onAdded: (answer: Answer<typeof passkeysApi.add>) => void
}

export function AddPasskey(props: Props) {
	const { data: chosen, error, isFetching, refetch } = useQuery(keyStateQuery)
	if (!passkeysSupported())
		return <p className="max-w-read">This browser can’t use passkeys. Please use a newer one, or your phone.</p>
	if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	if (chosen === undefined) return <Skeleton lines={3} />
	return chosen ? <PasskeyForm {...props} /> : <ChooseKey />
}

function PasskeyForm({ onAdded }: Props) {
	const { signedIn } = useSession()
	const { form, fields } = useSchemaForm(NewPasskey, { name: '', key: '' })
	return (
		<Form
			form={form}
			label="Add a passkey"
			className="grid max-w-form gap-s4"
			onSend={async ({ name, key }) => {
				form.setValue('key', '')
				const credential = await createPasskey(await passkeys.registration({ key }))
				const answer = await passkeys.add({ name, credential })
				form.reset()
				onAdded(answer)
				// The first passkey begins a new session, and signing out has to name it.
				void signedIn().catch(() => undefined)
			}}
		>
			<TextField field={fields.name} label="Name of the passkey" hint="For example: My phone." />
			<KeyField field={fields.key} />
			<Submit busy="Waiting for your device">Add this passkey</Submit>
		</Form>
	)
}
