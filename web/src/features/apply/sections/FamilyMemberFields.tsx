import { familyRelations } from '#shared/applications/schema.ts'
import { Button } from '#web/components/Button.tsx'
import { MaskedField } from '#web/components/fields/MaskedField.tsx'
import { Select } from '#web/components/fields/Select.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { nameLetters, type SectionProps } from './typing.ts'

interface Props extends SectionProps {
	index: number
	onRemove: (() => void) | undefined
}

export function FamilyMemberFields({ control, index, onRemove }: Props) {
	const at = `familyData.${index}` as const
	return (
		<fieldset className="grid gap-s4 rounded-card border border-line p-s4 medium:p-s5">
			<legend className="float-left w-full">
				<span className="flex min-h-11 items-center justify-between gap-s3">
					<b>Person {index + 1}</b>
				</span>
			</legend>
			<TextField control={control} name={`${at}.name`} label="Name" keep={nameLetters} />
			<div className="grid gap-s4 small:grid-cols-2">
				<Select control={control} name={`${at}.relation`} label="Relation to you" options={familyRelations} />
				<MaskedField control={control} name={`${at}.birthday`} label="Birthday" format="##/##/####" />
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
