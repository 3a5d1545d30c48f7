import { RadioGroup as Group, Radio } from 'react-aria-components'
import { type Choice, choicesOf } from './choices.ts'
import { type FieldProps, FieldShell, useField } from './FieldShell.tsx'

interface Props<Value extends string> extends FieldProps<Value> {
	options: readonly Choice<Value>[]
	/** Short answers such as Yes and No are side by side. */
	inline?: boolean
}

export function RadioGroup<Value extends string>({ options, inline = false, ...words }: Props<Value>) {
	const { id, problem, aria, ref, value, name, onChange, onBlur } = useField(words)
	return (
		<FieldShell {...words} id={id} problem={problem} group>
			<Group
				name={name}
				value={value || null}
				onChange={onChange}
				onBlur={onBlur}
				isInvalid={aria['aria-invalid']}
				isRequired={aria['aria-required']}
				validationBehavior="aria"
				aria-labelledby={`${id}-label`}
				aria-describedby={aria['aria-describedby']}
				className={`mt-s1 flex gap-s2 ${inline ? 'flex-wrap' : 'flex-col'}`}
			>
				{choicesOf(options).map((choice, index) => (
					<Radio
						key={choice.value}
						value={choice.value}
						{...(index === 0 && { inputRef: ref })}
						className="group flex min-h-12 cursor-pointer items-center gap-s3 rounded-field border-[1.5px] border-field bg-white px-s4 py-s2 hover:border-ink data-invalid:border-rose data-selected:border-river data-selected:bg-river-wash"
					>
						<span className="grid size-6 shrink-0 place-items-center rounded-full border-2 border-field bg-white group-data-selected:border-river">
							<span className="size-3 scale-0 rounded-full bg-river transition-transform group-data-selected:scale-100" />
						</span>
						<span>
							{choice.label}
							{choice.hint ? <span className="block text-small text-soft">{choice.hint}</span> : null}
						</span>
					</Radio>
				))}
			</Group>
		</FieldShell>
	)
}
