import { type FieldProps, FieldShell, useField } from './FieldShell.tsx'

/** More than the limit may be typed or pasted: cutting it off would lose what someone wrote. */
export function TextArea({ rows = 5, ...words }: FieldProps<string> & { rows?: number }) {
	const { id, problem, aria, value = '', ...area } = useField(words)
	return (
		<FieldShell
			{...words}
			id={id}
			problem={problem}
			counter={
				words.field.max === undefined ? null : <Counter left={words.field.max - String(value).length} />
			}
		>
			<textarea {...area} {...aria} id={id} value={value} rows={rows} className="typed-box resize-y" />
		</FieldShell>
	)
}

function Counter({ left }: { left: number }) {
	const words = left < 0 ? `${-left} too many` : `${left} characters left`
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
