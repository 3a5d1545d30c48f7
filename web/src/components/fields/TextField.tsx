import type { HTMLInputTypeAttribute } from 'react'
import { TextField as Field, Input } from 'react-aria-components'
import { type FieldValues, useController } from 'react-hook-form'
import { FieldProblem, type FieldProps, FieldWords, fieldEdge } from './parts.tsx'

interface Props<Typed extends FieldValues, Context, Parsed> extends FieldProps<Typed, Context, Parsed> {
	type?: HTMLInputTypeAttribute
	autoComplete?: string
	inputMode?: 'text' | 'numeric' | 'email' | 'tel'
	/** What is kept of what was typed or pasted: a code without its spaces, a name without digits. */
	keep?: (typed: string) => string
	className?: string
	inputClassName?: string
}

export function TextField<Typed extends FieldValues, Context, Parsed>({
	control,
	name,
	label,
	hint,
	optional,
	type = 'text',
	autoComplete = 'off',
	inputMode,
	keep = (typed) => typed,
	className = '',
	inputClassName = '',
}: Props<Typed, Context, Parsed>) {
	const { field, fieldState } = useController({ control, name })
	return (
		<Field
			name={name}
			value={field.value}
			onChange={(typed) => field.onChange(keep(typed))}
			onBlur={field.onBlur}
			isInvalid={fieldState.invalid}
			isRequired={!optional}
			validationBehavior="aria"
			type={type === 'email' ? 'email' : 'text'}
			autoComplete={autoComplete}
			autoCorrect="off"
			className={`${fieldEdge(fieldState.invalid)} ${className}`}
		>
			<FieldWords label={label} hint={hint} optional={optional} />
			<FieldProblem>{fieldState.error?.message}</FieldProblem>
			<Input
				ref={field.ref}
				inputMode={inputMode}
				spellCheck={false}
				autoCapitalize={type === 'email' ? 'none' : undefined}
				className={`typed-box ${inputClassName}`}
			/>
		</Field>
	)
}
