import { charactersLeft, type FieldProps, FieldShell, useField } from './FieldShell.tsx'

interface Props extends FieldProps<string> {
	rows?: number
	/** A label that says itself how many characters are left, in place of the counter. */
	labelFor?: (left: number) => string
}

/** More than the limit may be typed or pasted: cutting it off would lose what someone wrote. */
export function TextArea({ rows = 5, labelFor, ...words }: Props) {
	const { id, problem, aria, value = '', ...area } = useField(words)
	const left = words.field.max === undefined ? undefined : words.field.max - String(value).length
	const label = (left !== undefined && labelFor?.(left)) || words.label
	const counter = left === undefined || labelFor ? null : <Counter left={left} />
	return (
		<FieldShell {...words} label={label} id={id} problem={problem} counter={counter}>
			<textarea {...area} {...aria} id={id} value={value} rows={rows} className="typed-box resize-y" />
		</FieldShell>
	)
}

function Counter({ left }: { left: number }) {
	const words = charactersLeft(left)
	return (
		<>
			<p className={`text-right text-small tabular-nums ${left < 0 ? 'font-strong text-rose' : 'text-soft'}`}>
				{words}
			</p>
			<span aria-live="polite" className="sr-only">
				{left < 0 || (left <= 100 && left % 20 === 0) ? words : null}
			</span>
		</>
	)
}
