import { useState } from 'react'
import { TextField as Field, Input } from 'react-aria-components'
import { type FieldValues, useController } from 'react-hook-form'
import { FieldProblem, type FieldProps, FieldWords, fieldEdge } from './parts.tsx'

interface Props<Typed extends FieldValues, Context, Parsed> extends FieldProps<Typed, Context, Parsed> {
	/** `one-time-code` is for a secret that no password manager should fill in or keep. */
	autoComplete: 'current-password' | 'new-password' | 'one-time-code'
}

/** What the managers that ignore autocomplete look for. */
const noManagers = {
	'data-1p-ignore': true,
	'data-bwignore': true,
	'data-lpignore': 'true',
	'data-form-type': 'other',
}

export function PasswordField<Typed extends FieldValues, Context, Parsed>({
	control,
	name,
	label,
	hint,
	autoComplete,
}: Props<Typed, Context, Parsed>) {
	const { field, fieldState } = useController({ control, name })
	const [shown, setShown] = useState(false)
	return (
		<Field
			name={name}
			value={field.value}
			onChange={field.onChange}
			onBlur={field.onBlur}
			isInvalid={fieldState.invalid}
			isRequired
			validationBehavior="aria"
			type={shown ? 'text' : 'password'}
			autoComplete={autoComplete}
			className={fieldEdge(fieldState.invalid)}
		>
			<FieldWords label={label} hint={hint} />
			<FieldProblem>{fieldState.error?.message}</FieldProblem>
			<div className="relative">
				<Input
					ref={field.ref}
					spellCheck={false}
					autoCapitalize="none"
					autoCorrect="off"
					{...(autoComplete === 'one-time-code' && noManagers)}
					className="typed-box pr-20"
				/>
				<button
					type="button"
					aria-label={shown ? 'Hide what you typed' : 'Show what you typed'}
					onClick={() => setShown(!shown)}
					className="absolute inset-y-0 right-0 min-w-18 rounded-r-field px-s4 font-strong text-river text-small underline underline-offset-4"
				>
					{shown ? 'Hide' : 'Show'}
				</button>
			</div>
		</Field>
	)
}
