import { type ComponentType, memo } from 'react'
import { t } from '#shared/words/t.ts'
import { labelledChoices } from '#web/components/fields/choices.ts'
import { AddressFields } from '#web/components/fields/groups/AddressFields.tsx'
import { DisorderFields } from '#web/components/fields/groups/DisorderFields.tsx'
import { PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { YesNoWithDetail } from '#web/components/fields/groups/YesNoWithDetail.tsx'
import { MoneyField } from '#web/components/fields/MoneyField.tsx'
import {
	assistanceMethodWords,
	assistanceTypeWords,
	genderWords,
	relationshipStatusWords,
} from '#web/components/fields/optionWords.ts'
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
		<PersonFields fields={fields} emailHint={t('We’ll send our answer to this address.')} />
		<MoneyField
			field={fields.income}
			label={t('Income per month')}
			hint={t('In whole dollars, like 1200. If you have none, enter 0.')}
		/>
		<RadioGroup field={fields.gender} label={t('Gender')} options={labelledChoices(genderWords)} inline />
		<Select
			field={fields.relationshipStatus}
			label={t('Relationship status')}
			options={labelledChoices(relationshipStatusWords)}
		/>
	</>
)

const AddressSection = () => <AddressFields fields={fields} />

const MedicalSection = () => (
	<DisorderFields
		fields={fields}
		label={t('Does a bleeding disorder affect you or your family?')}
		hint={t('Such as hemophilia. You can ask for help with or without one.')}
	/>
)

const RequestSection = () => (
	<>
		<CutOffQuestion />
		<RadioGroup
			field={fields.type}
			label={t('Type of assistance')}
			options={labelledChoices(assistanceTypeWords)}
			inline
		/>
		<RadioGroup
			field={fields.method}
			label={t('How should we help?')}
			options={labelledChoices(assistanceMethodWords)}
			inline
		/>
		<MoneyField field={fields.amount} label={t('Amount requested in USD')} hint={t('In whole dollars, like 240.')} />
		<TextArea
			field={fields.details}
			label={t('Reason for applying')}
			hint={t('Tell us what happened and what would help. A few plain sentences are enough.')}
			rows={7}
		/>
	</>
)

const OtherSourcesSection = () => (
	<YesNoWithDetail
		field={fields.otherApplication}
		label={t('Have you asked anyone else for help with this?')}
		hint={t('This won’t count against you.')}
	>
		<TextField field={fields.otherLocations} label={t('Where else did you ask?')} />
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
