import { ApplicationFilter } from '#shared/applications/list-filter.ts'
import { assistanceTypes } from '#shared/applications/schema.ts'
import { dayOf, monthNames } from '#shared/dates.ts'
import { MoneyField } from '#web/components/fields/MoneyField.tsx'
import { Select } from '#web/components/fields/Select.tsx'
import { useSchemaForm } from '#web/components/useSchemaForm.ts'
import { FilterPanel } from '../FilterPanel.tsx'
import type { FilterProps } from '../ListScreen.tsx'

/** How many months the filter offers. */
const monthsBack = 24

function monthsUntil(now: Date) {
	const [year = 0, month = 0] = dayOf(now).split('-').map(Number)
	return Array.from({ length: monthsBack }, (_, back) => {
		const at = year * 12 + month - 1 - back
		const [inYear, name] = [Math.floor(at / 12), monthNames[at % 12]]
		return { value: `${inYear}-${String((at % 12) + 1).padStart(2, '0')}`, label: `${name} ${inYear}` }
	})
}

/** In the address a yes is a word, as in the form. */
const inWords = (values: object) =>
	Object.fromEntries(
		Object.entries(values)
			.filter(([, value]) => value !== undefined)
			.map(([name, value]) => [name, value === true ? 'yes' : value === false ? 'no' : String(value)]),
	)

export function ApplicationFilterForm({ where, onFilter }: FilterProps) {
	const { form, fields } = useSchemaForm(ApplicationFilter, where)
	return (
		<FilterPanel
			form={form}
			label="Filter the applications"
			isFiltered={Object.keys(where).length > 0}
			onFilter={(values) => onFilter(inWords(values))}
			onClear={() => onFilter({})}
		>
			<Select field={fields.type} label="Help" options={assistanceTypes} placeholder="Any" optional />
			<Select
				field={fields.bill}
				label="Bill"
				options={[
					{ value: 'yes', label: 'Has a document' },
					{ value: 'no', label: 'No bill' },
				]}
				placeholder="Any"
				optional
			/>
			<Select
				field={fields.late}
				label="Our answer"
				options={[
					{ value: 'yes', label: 'Late' },
					{ value: 'no', label: 'Not late yet' },
				]}
				placeholder="Any"
				optional
			/>
			<Select
				field={fields.cutOff}
				label="Cut-off date"
				options={[
					{ value: 'soon', label: 'Within 7 days' },
					{ value: 'any', label: 'On any day' },
				]}
				placeholder="Any"
				optional
			/>
			<Select
				field={fields.month}
				label="Sent in"
				className="max-large:col-span-full"
				options={monthsUntil(new Date())}
				placeholder="Any month"
				optional
			/>
			<MoneyField field={fields.least} label="At least $" optional />
			<MoneyField field={fields.most} label="At most $" optional />
			<Select
				field={fields.order}
				label="Sort by"
				className="max-large:col-span-full"
				options={[
					{ value: 'newest', label: 'Newest' },
					{ value: 'oldest', label: 'Oldest' },
					{ value: 'urgent', label: 'Cut off soon, then oldest' },
					{ value: 'amount', label: 'Largest amount' },
					{ value: 'name', label: 'Last name' },
				]}
				placeholder="As this list is"
				optional
			/>
		</FilterPanel>
	)
}
