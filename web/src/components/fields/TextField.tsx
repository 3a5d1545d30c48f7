import { type FieldProps, FieldShell, useField } from './FieldShell.tsx'

interface Props extends FieldProps<string> {
	type?: 'text' | 'email'
	autoComplete?: string
	inputMode?: 'text' | 'numeric' | 'email' | 'tel'
	/** What is kept of what was typed or pasted: a code without its spaces, a name without digits. */
	keep?: (typed: string) => string
	inputClassName?: string
}

export function TextField({
	type = 'text',
	autoComplete = 'off',
	inputMode,
	keep = (typed) => typed,
	inputClassName = '',
	...words
}: Props) {
	const { id, problem, aria, value, onChange, ...input } = useField(words)
	return (
		<FieldShell {...words} id={id} problem={problem}>
			<input
				{...input}
				{...aria}
				id={id}
				value={value ?? ''}
				onChange={({ target }) => onChange(keep(target.value))}
				type={type}
				inputMode={inputMode}
				autoComplete={autoComplete}
				autoCorrect="off"
				autoCapitalize={type === 'email' ? 'none' : undefined}
				spellCheck={false}
				className={`typed-box ${inputClassName}`}
			/>
		</FieldShell>
	)
}
