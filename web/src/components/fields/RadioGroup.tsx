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
			<div
				role="radiogroup"
				{...aria}
				aria-labelledby={`${id}-label`}
				className={`mt-s1 flex gap-s2 ${inline ? 'flex-wrap' : 'flex-col'}`}
			>
				{choicesOf(options).map((choice, index) => (
					<label
						key={choice.value}
						className={`flex min-h-12 items-center gap-s3 rounded-field border-[1.5px] bg-white px-s4 py-s2 hover:border-ink has-checked:border-river has-checked:bg-river-wash ${problem ? 'border-rose' : 'border-field'}`}
					>
						<input
							type="radio"
							name={name}
							value={choice.value}
							checked={value === choice.value}
							{...(index === 0 && { ref })}
							onChange={() => onChange(choice.value)}
							onBlur={onBlur}
							className="size-6 shrink-0 accent-river"
						/>
						<span>
							{choice.label}
							{choice.hint ? <span className="block text-small text-soft">{choice.hint}</span> : null}
						</span>
					</label>
				))}
			</div>
		</FieldShell>
	)
}
