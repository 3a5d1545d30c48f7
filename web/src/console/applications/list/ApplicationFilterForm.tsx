import type { ComponentProps } from 'react'
import { ApplicationFilter } from '#shared/applications/list-filter.ts'
import { assistanceTypes } from '#shared/applications/schema.ts'
import { dayOf, monthNames } from '#shared/dates.ts'
import { labelledChoices } from '#web/components/fields/choices.ts'
import { MoneyField } from '#web/components/fields/MoneyField.tsx'
import { Select } from '#web/components/fields/Select.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { FilterPanel } from '../../FilterPanel.tsx'
import type { FilterProps } from '../../ListScreen.tsx'

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

const bills = labelledChoices({ yes: 'Has a document', no: 'No bill' })
const answers = labelledChoices({ yes: 'Late', no: 'Not late yet' })
const cutOffs = labelledChoices({ soon: 'Within 7 days', any: 'On any day' })
const orders = labelledChoices({
	newest: 'Newest',
	oldest: 'Oldest',
	urgent: 'Cut off soon, then oldest',
	amount: 'Largest amount',
	name: 'Last name',
})

const AnyOf = <Value extends string>(choice: ComponentProps<typeof Select<Value>>) => (
	<Select placeholder="Any" optional {...choice} />
)

/** In the address a yes is a word, as in the form. */
const inWords = (values: object) =>
	Object.fromEntries(
		Object.entries(values)
			.filter(([, value]) => value !== undefined)
			.map(([name, value]) => [name, String({ true: 'yes', false: 'no' }[String(value)] ?? value)]),
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
			<AnyOf field={fields.type} label="Help" options={assistanceTypes} />
			<AnyOf field={fields.bill} label="Bill" options={bills} />
			<AnyOf field={fields.late} label="Our answer" options={answers} />
			<AnyOf field={fields.cutOff} label="Cut-off date" options={cutOffs} />
			<AnyOf
				field={fields.month}
				label="Sent in"
				className="max-large:col-span-full"
				options={monthsUntil(new Date())}
				placeholder="Any month"
			/>
			<MoneyField field={fields.least} label="At least $" optional />
			<MoneyField field={fields.most} label="At most $" optional />
			<AnyOf
				field={fields.order}
				label="Sort by"
				className="max-large:col-span-full"
				options={orders}
				placeholder="This list’s usual order"
			/>
		</FilterPanel>
	)
}
