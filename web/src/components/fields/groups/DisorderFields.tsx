import type { ReactNode } from 'react'
import type {
	bleedingDisorderRelationships,
	bleedingDisorderSeverities,
	bleedingDisorderTypes,
} from '#shared/medical.ts'
import { t } from '#shared/words/t.ts'
import { labelledChoices } from '../choices.ts'
import type { Field } from '../fieldsOf.ts'
import { disorderRelationshipWords, disorderSeverityWords, disorderTypeWords } from '../optionWords.ts'
import { RadioGroup } from '../RadioGroup.tsx'
import { Select } from '../Select.tsx'
import { TextField } from '../TextField.tsx'
import { YesNoWithDetail } from './YesNoWithDetail.tsx'

export interface Disorder {
	bleedingDisorder: Field<'yes' | 'no'>
	bleedingDisorderRelationship: Field<(typeof bleedingDisorderRelationships)[number]>
	bleedingDisorderType: Field<(typeof bleedingDisorderTypes)[number]>
	bleedingDisorderSeverity: Field<(typeof bleedingDisorderSeverities)[number]>
	/** Asked where the schema has it. */
	HTC?: Field<string>
}

interface Props {
	fields: Disorder
	label: string
	hint?: ReactNode
}

export function DisorderFields({ fields, label, hint }: Props) {
	return (
		<YesNoWithDetail field={fields.bleedingDisorder} label={label} hint={hint}>
			<RadioGroup
				field={fields.bleedingDisorderRelationship}
				label={t('What’s your relationship to the patient?')}
				options={labelledChoices(disorderRelationshipWords)}
			/>
			<Select field={fields.bleedingDisorderType} label={t('Type')} options={labelledChoices(disorderTypeWords)} />
			<RadioGroup
				field={fields.bleedingDisorderSeverity}
				label={t('Severity')}
				options={labelledChoices(disorderSeverityWords)}
				inline
			/>
			{fields.HTC ? (
				<TextField
					field={fields.HTC}
					label={t('HTC (hemophilia treatment center)')}
					hint={t('The clinic or doctor you go to. A short name is fine, like UAB Hemophilia Center.')}
					countFrom={20}
				/>
			) : null}
		</YesNoWithDetail>
	)
}
