import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChangeKeyInput } from '#shared/users/schema.ts'
import { Banner } from '#web/components/Banner.tsx'
import { ErrorState } from '#web/components/ErrorState.tsx'
import { Form } from '#web/components/Form.tsx'
import { Skeleton } from '#web/components/Loading.tsx'
import { Section } from '#web/components/Section.tsx'
import { Submit } from '#web/components/Submit.tsx'
import { useSchemaForm } from '#web/components/useSchemaForm.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { ChooseKey } from '../keys/ChooseKey.tsx'
import { KeyField } from '../keys/KeyField.tsx'
import { keyStateQuery, keys } from '../keys/keys.ts'

export function KeySettings() {
	const { data: chosen, error, isFetching, refetch } = useQuery(keyStateQuery)
	const [said, setSaid] = useState<string>()
	return (
		<>
			<ConsoleHeading title="Employee key" />
			{error ? (
				<ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
			) : (
				<Section title={chosen === false ? 'Choose your employee key' : 'Change your employee key'}>
					{said ? <Banner tone="good" role="status" title={said} /> : null}
					{chosen === undefined ? <Skeleton lines={3} /> : null}
					{chosen === true ? <ChangeKey onSaid={setSaid} /> : null}
					{chosen === false ? <ChooseKey onChosen={setSaid} /> : null}
				</Section>
			)}
		</>
	)
}

function ChangeKey({ onSaid }: { onSaid: (message?: string) => void }) {
	const { form, fields } = useSchemaForm(ChangeKeyInput, { key: '', newKey: '' })
	return (
		<Form
			form={form}
			label="Change your employee key"
			className="grid max-w-form gap-s4"
			onSend={async (values) => {
				onSaid()
				const { message } = await keys.changeKey(values)
				form.reset()
				onSaid(message)
			}}
		>
			<p className="max-w-read text-soft">
				If you have forgotten it, ask a colleague with User Access to reset it. Five wrong tries lock it for
				30 minutes.
			</p>
			<KeyField field={fields.key} label="Employee key so far" hint="Your own key." />
			<KeyField field={fields.newKey} label="New employee key" hint="8 characters or more." />
			<Submit busy="Saving">Change key</Submit>
		</Form>
	)
}
