import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod'
import { ChangeKeyInput } from '#shared/users/schema.ts'
import { Form } from '#web/components/forms/Form.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { Loaded } from '#web/components/Loaded.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { mayHaveWorked } from '#web/lib/mayHaveWorked.ts'
import { useAction } from '#web/lib/useAction.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { ChooseKey, KeyField, keyStateQuery, keys } from '../keys/ChooseKey.tsx'
import { forgetKey } from '../keys/heldKey.ts'

export default function KeySettings() {
	const query = useQuery(keyStateQuery)
	const [chosenMessage, setChosenMessage] = useState<string>()
	return (
		<div className="grid gap-s4">
			<ConsoleHeading title="Employee key" />
			<Section title={query.data === false ? 'Choose your employee key' : 'Change your employee key'}>
				<ActionBanner message={chosenMessage} />
				<Loaded query={query}>
					{(chosen) => (chosen ? <ChangeKey /> : <ChooseKey onChosen={setChosenMessage} />)}
				</Loaded>
			</Section>
		</div>
	)
}

/** The old key is wrong once it's changed, so the same press again would be counted as a wrong try. */
const tryFirst = mayHaveWorked('It may have worked. Try your new key as the current one first.')

function ChangeKey() {
	const { form, fields } = useSchemaForm(ChangeKeyInput, { key: '', newKey: '' })
	const change = useAction({
		send: (input: z.output<typeof ChangeKeyInput>) => keys.changeKey(input).catch(tryFirst),
		onDone: () => {
			// The page may keep the old key, which is wrong from now on.
			forgetKey()
			form.reset()
		},
		message: ({ message }) => message,
	})
	return (
		<Form form={form} label="Change your employee key" className="grid max-w-form gap-s4" onSend={change.run}>
			<ActionBanner message={change.message} />
			<p className="max-w-read text-soft">
				Forgot it? Ask a colleague with User Access to reset it. Five wrong tries lock it for 30 minutes.
			</p>
			<KeyField field={fields.key} label="Current employee key" hint="Your own key." />
			<KeyField field={fields.newKey} label="New employee key" hint="8 characters or more." />
			<Submit busy="Saving">Change key</Submit>
		</Form>
	)
}
