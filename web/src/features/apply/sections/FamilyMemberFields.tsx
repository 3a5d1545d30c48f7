import { FamilyMember, familyRelations } from '#shared/applications/schema.ts'
import { Button } from '#web/components/Button.tsx'
import { fieldsOf } from '#web/components/fields/fieldsOf.ts'
import { MaskedField } from '#web/components/fields/MaskedField.tsx'
import { Select } from '#web/components/fields/Select.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { nameLetters } from './typing.ts'

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
					<b>Person {index + 1}</b>
				</span>
			</legend>
			<TextField field={fields.name} label="Name" keep={nameLetters} />
			<div className="grid gap-s4 small:grid-cols-2">
				<Select field={fields.relation} label="Relation to you" options={familyRelations} />
				<MaskedField field={fields.birthday} label="Birthday" format="##/##/####" />
			</div>
			{onRemove ? (
				<Button
					look="quiet"
					size="small"
					className="-mx-3 justify-self-start"
					aria-label={`Remove person ${index + 1}`}
					onClick={onRemove}
				>
					Remove this person
				</Button>
			) : null}
		</fieldset>
	)
}
