import { SignInInput } from '#shared/events/desk-schema.ts'
import { Form } from '#web/components/Form.tsx'
import { labelledChoices } from '#web/components/fields/choices.ts'
import { AddressFields } from '#web/components/fields/groups/AddressFields.tsx'
import { DisorderFields } from '#web/components/fields/groups/DisorderFields.tsx'
import { PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { genderWords } from '#web/components/fields/optionWords.ts'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { Section } from '#web/components/Section.tsx'
import { Submit } from '#web/components/Submit.tsx'
import { useSchemaForm } from '#web/components/useSchemaForm.ts'

export function Groups() {
	const { form, fields } = useSchemaForm(SignInInput, { firstName: '', lastName: '', email: '' })
	return (
		<Section title="Groups of fields" hint="Any form takes them whose schema has their keys, as this one.">
			<Form form={form} label="Groups of fields" onSend={() => Promise.resolve()}>
				<PersonFields fields={fields} />
				<RadioGroup field={fields.gender} label="Gender" options={labelledChoices(genderWords)} inline />
				<AddressFields fields={fields} />
				<DisorderFields fields={fields} label="Does a bleeding disorder affect you or your family?" />
				<Submit busy="Sending">Send</Submit>
			</Form>
		</Section>
	)
}
