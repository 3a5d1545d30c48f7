import type { callTimes } from '#shared/join/schema.ts'
import { t } from '#shared/words/t.ts'
import { labelledChoices, type WordsFor } from '#web/components/fields/choices.ts'
import type { Field } from '#web/components/fields/fieldsOf.ts'
import { type Address, AddressFields } from '#web/components/fields/groups/AddressFields.tsx'
import { type Person, PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Section } from '#web/components/forms/Section.tsx'

const timeWords: WordsFor<typeof callTimes> = {
	Morning: t('Morning'),
	Afternoon: t('Afternoon'),
	Evening: t('Evening'),
}

type Fields = Person & Address & { callTime: Field<(typeof callTimes)[number]>; employer: Field<string> }

/** Board members and ambassadors are both asked this. */
export const AboutYou = ({ fields }: { fields: Fields }) => (
	<Section title={t('About you')}>
		<PersonFields fields={fields} />
		<AddressFields fields={fields} />
		<RadioGroup field={fields.callTime} label={t('When may we call?')} options={labelledChoices(timeWords)} inline />
		<TextField field={fields.employer} label={t('Employer')} hint={t('Or what you do.')} autoComplete="organization" />
	</Section>
)
