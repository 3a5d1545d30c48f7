import { TextArea as Area, TextField as Field } from 'react-aria-components'
import { type FieldValues, useController } from 'react-hook-form'
import { FieldHint, FieldProblem, type FieldProps, FieldWords, fieldEdge } from './parts.tsx'

interface Props<Typed extends FieldValues, Context, Parsed> extends FieldProps<Typed, Context, Parsed> {
	max: number
	rows?: number
}

/** More than the limit may be typed or pasted: cutting off silently would lose what somebody wrote. */
export function TextArea<Typed extends FieldValues, Context, Parsed>({
	control,
	name,
	label,
	hint,
	optional,
	max,
	rows = 5,
}: Props<Typed, Context, Parsed>) {
	const { field, fieldState } = useController({ control, name })
	const length = String(field.value ?? '').length
	const left = max - length
	const words = left < 0 ? `${-left} too many` : `${left} characters left`
	return (
		<Field
			name={name}
			value={field.value}
			onChange={field.onChange}
			onBlur={field.onBlur}
			isInvalid={fieldState.invalid}
			isRequired={!optional}
			validationBehavior="aria"
			className={fieldEdge(fieldState.invalid)}
		>
			<FieldWords label={label} optional={optional} />
			<FieldHint>{hint}</FieldHint>
			<FieldProblem>{fieldState.error?.message}</FieldProblem>
			<Area ref={field.ref} rows={rows} className="typed-box resize-y" />
			<p className={`text-right text-small tabular-nums ${left < 0 ? 'font-strong text-rose' : 'text-soft'}`}>
				{words}
			</p>
			<span aria-live="polite" className="sr-only">
				{left < 0 || (left <= 100 && left % 20 === 0) ? words : null}
			</span>
		</Field>
	)
}
