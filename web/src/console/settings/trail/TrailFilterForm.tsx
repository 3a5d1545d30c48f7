import { monthDayYear } from '#shared/dates.ts'
import { TrailFilter } from '#shared/trail/schema.ts'
import { DateField } from '#web/components/fields/DateField.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { FilterPanel } from '../../FilterPanel.tsx'
import type { Filter } from './trail.ts'

interface Props {
	filter: Filter
	onFilter: (filter: Filter) => void
}

export function TrailFilterForm({ filter, onFilter }: Props) {
	const { form, fields } = useSchemaForm(TrailFilter, {
		person: filter.person ?? '',
		thing: filter.thing ?? '',
		from: monthDayYear(filter.from ?? ''),
		to: monthDayYear(filter.to ?? ''),
	})
	const isFiltered = Object.values(filter).some(Boolean)
	return (
		<FilterPanel
			form={form}
			label="Filter the audit trail"
			isFiltered={isFiltered}
			onFilter={onFilter}
			onClear={() => onFilter({})}
		>
			<div className="col-span-2 max-medium:col-span-full">
				<TextField field={fields.person} label="Who" hint="The email of an account." optional />
			</div>
			<div className="col-span-2 max-medium:col-span-full">
				<TextField field={fields.thing} label="About" hint="A token, or the email of an account." optional />
			</div>
			<DateField field={fields.from} label="From" optional />
			<DateField field={fields.to} label="To" optional />
		</FilterPanel>
	)
}
