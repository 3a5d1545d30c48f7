import { TextField as Field, Input } from 'react-aria-components'
import { type FieldValues, useController } from 'react-hook-form'
import { PatternFormat } from 'react-number-format'
import { FieldProblem, type FieldProps, FieldWords, fieldEdge } from './parts.tsx'

interface Props<Typed extends FieldValues, Context, Parsed> extends FieldProps<Typed, Context, Parsed> {
	/** `#` stands for a digit: `(###) ###-####`, `##/##/####`, `#####`. */
	format: string
	autoComplete?: string
	className?: string
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The form holds what is seen; the mask is complete when every `#` has its digit. */
export function MaskedField<Typed extends FieldValues, Context, Parsed>({
	control,
	name,
	label,
	hint,
	optional,
	format,
	autoComplete = 'off',
	className = '',
}: Props<Typed, Context, Parsed>) {
	const { field, fieldState } = useController({ control, name })
	const wanted = format.split('#').length - 1
	return (
		<Field
			name={name}
			isInvalid={fieldState.invalid}
			isRequired={!optional}
			validationBehavior="aria"
			className={`${fieldEdge(fieldState.invalid)} ${className}`}
		>
			<FieldWords label={label} hint={hint} optional={optional} />
			<FieldProblem>{fieldState.error?.message}</FieldProblem>
			<PatternFormat
				customInput={Input}
				getInputRef={field.ref}
				format={format}
				value={digitsOf(field.value ?? '')}
				onValueChange={({ value, formattedValue }, { source }) => {
					if (source === 'event') field.onChange(formattedValue.trim())
					if (source === 'event' && value.length > wanted) field.onChange(digitsOf(value).slice(-wanted))
				}}
				onBlur={field.onBlur}
				inputMode="numeric"
				autoComplete={autoComplete}
				className="typed-box tabular-nums"
			/>
		</Field>
	)
}
