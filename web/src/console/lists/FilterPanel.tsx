import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Button } from '#web/components/Button.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'

interface Props<Typed extends FieldValues, Context, Parsed> {
	form: UseFormReturn<Typed, Context, Parsed>
	/** Of the form, for a screen reader. */
	label: string
	isFiltered: boolean
	onFilter: (values: Parsed) => void
	onClear: () => void
	children: ReactNode
}

/** Above a list: what it's narrowed by, open while it is. Whoever draws it gives it a new key with each filter. */
export const FilterPanel = <Typed extends FieldValues, Context, Parsed>({
	form,
	label,
	isFiltered,
	onFilter,
	onClear,
	children,
}: Props<Typed, Context, Parsed>) => (
	<details open={isFiltered} className="open:card open:w-full open:px-s4">
		<summary className="min-h-11 cursor-pointer py-2 font-strong text-river">Filter</summary>
		<Form
			form={form}
			label={label}
			className="grid grid-cols-2 items-end gap-s4 pb-s4 large:grid-cols-4"
			onSend={async (values) => onFilter(values)}
		>
			{children}
			<div className="col-span-full flex flex-wrap gap-s3">
				<Submit busy="Looking">Show</Submit>
				{isFiltered ? (
					<Button look="ghost" onClick={onClear}>
						Show everything
					</Button>
				) : null}
			</div>
		</Form>
	</details>
)
