import { type ComponentType, memo } from 'react'
import { assistanceMethods, assistanceTypes, relationshipStatuses } from '#shared/applications/schema.ts'
import { genders } from '#shared/fields.ts'
import { AddressFields } from '#web/components/fields/groups/AddressFields.tsx'
import { DisorderFields } from '#web/components/fields/groups/DisorderFields.tsx'
import { PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { YesNoWithDetail } from '#web/components/fields/groups/YesNoWithDetail.tsx'
import { MoneyField } from '#web/components/fields/MoneyField.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { Select } from '#web/components/fields/Select.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { fields, type SectionName } from '../answers.ts'
import { CutOffQuestion } from './CutOffQuestion.tsx'
import { FamilySection } from './FamilySection.tsx'
import { ReferralSection } from './ReferralSection.tsx'

const GeneralSection = () => (
	<>
		<PersonFields fields={fields} emailHint="We’ll send our answer to this address." />
		<MoneyField
			field={fields.income}
			label="Income per month"
			hint="In whole dollars, like 1200. If you have none, enter 0."
		/>
		<RadioGroup field={fields.gender} label="Gender" options={genders} inline />
		<Select field={fields.relationshipStatus} label="Relationship status" options={relationshipStatuses} />
	</>
)

const AddressSection = () => <AddressFields fields={fields} />

const MedicalSection = () => (
	<DisorderFields
		fields={fields}
		label="Does a bleeding disorder affect you or your family?"
		hint="Such as hemophilia. You can ask for help with or without one."
	/>
)

const RequestSection = () => (
	<>
		<CutOffQuestion />
		<RadioGroup field={fields.type} label="Type of assistance" options={assistanceTypes} inline />
		<RadioGroup field={fields.method} label="How should we help?" options={assistanceMethods} inline />
		<MoneyField field={fields.amount} label="Amount requested in USD" hint="In whole dollars, like 240." />
		<TextArea
			field={fields.details}
			label="Reason for applying"
			hint="Tell us what happened and what would help. A few plain sentences are enough."
			rows={7}
		/>
	</>
)

const OtherSourcesSection = () => (
	<YesNoWithDetail
		field={fields.otherApplication}
		label="Have you asked anyone else for help with this?"
		hint="This won’t count against you."
	>
		<TextField field={fields.otherLocations} label="Where else did you ask?" />
	</YesNoWithDetail>
)

/** Sections render only when their own fields change, because the page around them renders at every keystroke. */
export const sectionFields: Record<Exclude<SectionName, 'attachments'>, ComponentType> = {
	general: memo(GeneralSection),
	family: memo(FamilySection),
	address: memo(AddressSection),
	medical: memo(MedicalSection),
	request: memo(RequestSection),
	otherSources: memo(OtherSourcesSection),
	referral: memo(ReferralSection),
}
