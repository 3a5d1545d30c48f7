import { callTimes } from '#shared/join/schema.ts'
import type { Field } from '#web/components/fields/fieldsOf.ts'
import { type Address, AddressFields } from '#web/components/fields/groups/AddressFields.tsx'
import { type Person, PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Section } from '#web/components/Section.tsx'

type Fields = Person & Address & { callTime: Field<(typeof callTimes)[number]>; employer: Field<string> }

/** Board members and ambassadors are both asked this. */
export const AboutYou = ({ fields }: { fields: Fields }) => (
	<Section title="About you">
		<PersonFields fields={fields} />
		<AddressFields fields={fields} />
		<RadioGroup field={fields.callTime} label="When may we call?" options={callTimes} inline />
		<TextField field={fields.employer} label="Employer" hint="Or what you do." autoComplete="organization" />
	</Section>
)
