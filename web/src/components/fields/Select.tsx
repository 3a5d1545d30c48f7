import { t } from '#shared/words/t.ts'
import { type Choice, choicesOf } from './choices.ts'
import { type FieldProps, FieldShell, useField } from './FieldShell.tsx'

interface Props<Value extends string> extends FieldProps<Value> {
	options: readonly Choice<Value>[]
	placeholder?: string
	autoComplete?: string
}

/** The system's own list: on a phone nothing built by hand is as good at fifty states. */
export function Select<Value extends string>({
	options,
	placeholder = t('Choose one'),
	autoComplete = 'off',
	...words
}: Props<Value>) {
	const { id, problem, aria, value, ...select } = useField(words)
	return (
		<FieldShell {...words} id={id} problem={problem}>
			<div className="relative">
				<select
					{...select}
					{...aria}
					id={id}
					value={value ?? ''}
					autoComplete={autoComplete}
					className="typed-box appearance-none pr-11"
				>
					<option value="">{placeholder}</option>
					{choicesOf(options).map((choice) => (
						<option key={choice.value} value={choice.value}>
							{choice.label}
						</option>
					))}
				</select>
				<svg
					viewBox="0 0 12 12"
					aria-hidden="true"
					fill="none"
					className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-4 size-3 stroke-2 stroke-river"
				>
					<path d="M1.500 4 6 8.500 10.500 4" strokeLinecap="round" strokeLinejoin="round" />
				</svg>
			</div>
		</FieldShell>
	)
}
