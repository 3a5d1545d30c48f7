import { PatternFormat } from 'react-number-format'
import { type FieldProps, FieldShell, useField } from './FieldShell.tsx'

interface Props extends FieldProps<string> {
	/** `#` stands for a digit: `(###) ###-####`, `##/##/####`, `#####`. */
	format: string
	autoComplete?: string
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The form holds what is seen; the mask is complete when every `#` has its digit. */
export function MaskedField({ format, autoComplete = 'off', ...words }: Props) {
	const { id, problem, aria, value: typed, onChange, ref, ...input } = useField(words)
	const wanted = format.split('#').length - 1
	return (
		<FieldShell {...words} id={id} problem={problem}>
			<PatternFormat
				{...input}
				{...aria}
				id={id}
				getInputRef={ref}
				format={format}
				value={digitsOf(typed ?? '')}
				onValueChange={({ value, formattedValue }, { source }) => {
					if (source === 'event') onChange(formattedValue.trim())
					if (source === 'event' && value.length > wanted) onChange(digitsOf(value).slice(-wanted))
				}}
				inputMode="numeric"
				autoComplete={autoComplete}
				className="typed-box tabular-nums"
			/>
		</FieldShell>
	)
}
