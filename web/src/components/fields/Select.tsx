import { useId } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { type FieldProps, fieldEdge } from './parts.tsx'

interface Props<Typed extends FieldValues, Context, Parsed> extends FieldProps<Typed, Context, Parsed> {
	options: readonly (string | { value: string; label: string })[]
	placeholder?: string
	autoComplete?: string
	className?: string
}

/** The system's own list: on a phone nothing built by hand is as good at fifty states. */
export function Select<Typed extends FieldValues, Context, Parsed>({
	control,
	name,
	label,
	hint,
	optional,
	options,
	placeholder = 'Choose one',
	autoComplete = 'off',
	className = '',
}: Props<Typed, Context, Parsed>) {
	const { field, fieldState } = useController({ control, name })
	const id = useId()
	const described = [hint && `${id}-hint`, fieldState.invalid && `${id}-problem`].filter(Boolean).join(' ')
	return (
		<div className={`${fieldEdge(fieldState.invalid)} ${className}`}>
			<label htmlFor={id} className="font-strong">
				{label}
				{optional ? <span className="font-plain text-soft"> (optional)</span> : null}
			</label>
			{hint ? (
				<span id={`${id}-hint`} className="max-w-read text-soft">
					{hint}
				</span>
			) : null}
			{fieldState.invalid ? (
				<span id={`${id}-problem`} className="font-strong text-rose">
					{fieldState.error?.message}
				</span>
			) : null}
			<div className="relative">
				<select
					{...field}
					id={id}
					required={!optional}
					aria-required={!optional}
					aria-invalid={fieldState.invalid}
					aria-describedby={described || undefined}
					autoComplete={autoComplete}
					className="typed-box appearance-none pr-11"
				>
					<option value="">{placeholder}</option>
					{options.map((option) => {
						const { value, label: words } =
							typeof option === 'string' ? { value: option, label: option } : option
						return (
							<option key={value} value={value}>
								{words}
							</option>
						)
					})}
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
		</div>
	)
}
