import { monthDayYear } from '#shared/dates.ts'
import { TrailFilter } from '#shared/trail/schema.ts'
import { Button } from '#web/components/Button.tsx'
import { Form } from '#web/components/Form.tsx'
import { DateField } from '#web/components/fields/DateField.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Submit } from '#web/components/Submit.tsx'
import { useSchemaForm } from '#web/components/useSchemaForm.ts'
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
		<details open={isFiltered} className="card px-s4">
			<summary className="min-h-12 cursor-pointer py-s3 font-strong text-river">Filter</summary>
			<Form
				form={form}
				label="Filter the audit trail"
				className="grid grid-cols-2 gap-s4 pb-s4"
				onSend={async (values) => onFilter(values)}
			>
				<div className="max-medium:col-span-2">
					<TextField field={fields.person} label="Who" hint="The email of an account." optional />
				</div>
				<div className="max-medium:col-span-2">
					<TextField
						field={fields.thing}
						label="About"
						hint="A token, or the email of an account."
						optional
					/>
				</div>
				<DateField field={fields.from} label="From" optional />
				<DateField field={fields.to} label="To" optional />
				<div className="col-span-2 flex flex-wrap gap-s3">
					<Submit busy="Looking">Show</Submit>
					{isFiltered ? (
						<Button look="ghost" onClick={() => onFilter({})}>
							Show everything
						</Button>
					) : null}
				</div>
			</Form>
		</details>
	)
}
