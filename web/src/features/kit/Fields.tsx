import * as z from 'zod'
import { email, personName } from '#shared/fields.ts'
import { Button } from '#web/components/Button.tsx'
import { Form } from '#web/components/Form.tsx'
import { Checkbox } from '#web/components/fields/Checkbox.tsx'
import { PasswordField } from '#web/components/fields/PasswordField.tsx'
import { PhoneField } from '#web/components/fields/PhoneField.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { Select } from '#web/components/fields/Select.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Section } from '#web/components/Section.tsx'
import { useSchemaForm } from '#web/components/useSchemaForm.ts'

const Shape = z.object({
	name: personName(2, 50, 'Enter a name, 2 to 50 letters.'),
	email,
	secret: z.string().min(8, 'Invalid Password Length!'),
	phone: z.string().length(14, 'Enter all ten digits of the phone number.'),
	type: z.string().min(1, 'Choose the kind of help.'),
	minor: z.string().min(1, 'Answer yes or no.'),
	details: z.string().min(1, 'Tell us what happened.').max(1500, 'That is a little too long.'),
	consent: z.boolean().refine(Boolean, 'We need your consent to go on.'),
})

export function Fields() {
	const { form, fields } = useSchemaForm(Shape, {
		name: '',
		email: '',
		secret: '',
		phone: '',
		type: '',
		minor: '',
		details: '',
		consent: false,
	})
	return (
		<Section title="Fields" hint="Press Send with nothing in it to see every error." complete={form.formState.isValid}>
			<Form form={form} label="Every field" onSend={() => Promise.resolve()}>
				<div className="grid gap-s5 medium:grid-cols-2">
					<TextField field={fields.name} label="Name" hint="As on the bill." autoComplete="name" />
					<TextField field={fields.email} label="Email" type="email" autoComplete="email" />
					<PasswordField field={fields.secret} label="Password" autoComplete="one-time-code" />
					<PhoneField field={fields.phone} label="Phone" />
				</div>
				<Select field={fields.type} label="Kind of help" options={['Rental', 'Food', 'Utility', 'Travel', 'Other']} />
				<RadioGroup field={fields.minor} label="Do you live with other people?" options={['Yes', 'No']} inline />
				<TextArea field={fields.details} label="What happened" hint="A few sentences are enough." />
				<Checkbox
					field={fields.consent}
					label="You may speak with the person who referred me"
					hint="We’ll only talk about what you sent us."
				/>
				<Button type="submit" className="justify-self-start">
					Send
				</Button>
			</Form>
		</Section>
	)
}
