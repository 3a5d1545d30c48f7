import { RadioGroup as Group, Radio } from 'react-aria-components'
import { type FieldValues, useController } from 'react-hook-form'
import { FieldProblem, type FieldProps, FieldWords, fieldEdge } from './parts.tsx'

interface Props<Typed extends FieldValues, Context, Parsed> extends FieldProps<Typed, Context, Parsed> {
	options: readonly (string | { value: string; label: string; hint?: string })[]
	/** Short answers such as Yes and No stand side by side. */
	inline?: boolean
}

export function RadioGroup<Typed extends FieldValues, Context, Parsed>({
	control,
	name,
	label,
	hint,
	optional,
	options,
	inline = false,
}: Props<Typed, Context, Parsed>) {
	const { field, fieldState } = useController({ control, name })
	return (
		<Group
			name={name}
			value={field.value || null}
			onChange={field.onChange}
			onBlur={field.onBlur}
			isInvalid={fieldState.invalid}
			isRequired={!optional}
			validationBehavior="aria"
			className={fieldEdge(fieldState.invalid)}
		>
			<FieldWords label={label} hint={hint} optional={optional} />
			<FieldProblem>{fieldState.error?.message}</FieldProblem>
			<div className={`mt-s1 flex gap-s2 ${inline ? 'flex-wrap' : 'flex-col'}`}>
				{options.map((option, index) => {
					const answer = typeof option === 'string' ? { value: option, label: option } : option
					return (
						<Radio
							key={answer.value}
							value={answer.value}
							{...(index === 0 && { inputRef: field.ref })}
							className="group flex min-h-12 cursor-pointer items-center gap-s3 rounded-field border-[1.5px] border-field bg-white px-s4 py-s2 hover:border-ink data-invalid:border-rose data-selected:border-river data-selected:bg-river-wash"
						>
							<span className="grid size-6 shrink-0 place-items-center rounded-full border-2 border-field bg-white group-data-selected:border-river">
								<span className="size-3 scale-0 rounded-full bg-river transition-transform group-data-selected:scale-100" />
							</span>
							<span>
								{answer.label}
								{'hint' in answer ? <span className="block text-small text-soft">{answer.hint}</span> : null}
							</span>
						</Radio>
					)
				})}
			</div>
		</Group>
	)
}
