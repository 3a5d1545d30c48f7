import { FamilyMember } from '#shared/applications/schema.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { labelledChoices } from '#web/components/fields/choices.ts'
import { DateField } from '#web/components/fields/DateField.tsx'
import { fieldsOf } from '#web/components/fields/fieldsOf.ts'
import { NameField } from '#web/components/fields/NameField.tsx'
import { familyRelationWords } from '#web/components/fields/optionWords.ts'
import { Select } from '#web/components/fields/Select.tsx'

interface Props {
	index: number
	onRemove: (() => void) | undefined
}

export function FamilyMemberFields({ index, onRemove }: Props) {
	const fields = fieldsOf(FamilyMember.shape, `familyData.${index}.`)
	return (
		<fieldset className="grid gap-s4 rounded-card border border-line p-s4 medium:p-s5">
			<legend className="float-left w-full">
				<span className="flex min-h-11 items-center justify-between gap-s3">
					<b>{t('Person {number}', { number: index + 1 })}</b>
				</span>
			</legend>
			<NameField field={fields.name} label={t('Name')} />
			<div className="grid gap-s4 small:grid-cols-2">
				<Select field={fields.relation} label={t('Relation to you')} options={labelledChoices(familyRelationWords)} />
				<DateField field={fields.birthday} label={t('Birthday')} />
			</div>
			{onRemove ? (
				<Button
					look="quiet"
					size="small"
					className="-mx-3 justify-self-start"
					aria-label={t('Remove person {number}', { number: index + 1 })}
					onClick={onRemove}
				>
					{t('Remove this person')}
				</Button>
			) : null}
		</fieldset>
	)
}
