import type { genders } from '#shared/fields.ts'
import { t } from '#shared/words/t.ts'
import { labelledChoices, yesOrNo } from '../choices.ts'
import type { Field } from '../fieldsOf.ts'
import { genderWords } from '../optionWords.ts'
import { RadioGroup } from '../RadioGroup.tsx'
import { TextField } from '../TextField.tsx'
import { type Address, AddressFields } from './AddressFields.tsx'
import { type Disorder, DisorderFields } from './DisorderFields.tsx'

interface Props {
	fields: Address &
		Disorder & {
			gender: Field<(typeof genders)[number]>
			groupMembers: Field<string>
			photoOptIn: Field<'yes' | 'no'>
			sponsorContactOptIn: Field<'yes' | 'no'>
		}
}

/** The questions of an event beside who someone is: the same at the desk and on the guest’s own phone. */
export const SignInFields = ({ fields }: Props) => (
	<>
		<RadioGroup field={fields.gender} label={t('Gender')} options={labelledChoices(genderWords)} inline />
		<AddressFields fields={fields} />
		<DisorderFields fields={fields} label={t('Does a bleeding disorder affect you or your family?')} />
		<TextField
			field={fields.groupMembers}
			label={t('Members in your party')}
			hint={t('How many of you came, like 4')}
			inputMode="numeric"
		/>
		<RadioGroup field={fields.photoOptIn} label={t('May we use photos of you?')} options={yesOrNo} inline />
		<RadioGroup
			field={fields.sponsorContactOptIn}
			label={t('May our sponsors contact you?')}
			options={yesOrNo}
			inline
		/>
	</>
)
