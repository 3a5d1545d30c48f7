import { Checkbox, CheckboxGroup as Group } from 'react-aria-components'
import { Tick } from '../forms/Tick.tsx'
import { type Choice, choicesOf } from './choices.ts'
import { type FieldProps, FieldShell, useField } from './FieldShell.tsx'

interface Props<Value extends string> extends FieldProps<Value[]> {
	options: readonly Choice<Value>[]
}

/** For a question with several answers. */
export function CheckboxGroup<Value extends string>({ options, ...words }: Props<Value>) {
	const { id, problem, aria, ref, value, name, onChange, onBlur } = useField(words)
	return (
		<FieldShell {...words} id={id} problem={problem} group>
			<Group
				name={name}
				value={value ?? []}
				onChange={onChange}
				onBlur={onBlur}
				isInvalid={aria['aria-invalid']}
				validationBehavior="aria"
				aria-labelledby={`${id}-label`}
				aria-describedby={aria['aria-describedby']}
				className="grid gap-s1"
			>
				{choicesOf(options).map((choice, index) => (
					<Checkbox
						key={choice.value}
						value={choice.value}
						{...(index === 0 && { inputRef: ref })}
						className="group flex min-h-12 w-fit cursor-pointer items-center gap-s3 rounded-field pr-s3"
					>
						<Tick />
						{choice.label}
					</Checkbox>
				))}
			</Group>
		</FieldShell>
	)
}
