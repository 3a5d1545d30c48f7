import { Checkbox as Box } from 'react-aria-components'
import { Tick } from '../forms/Tick.tsx'
import { FieldProblem, type FieldProps, fieldEdge, useField } from './FieldShell.tsx'

/** A checkbox. Its label is beside the box and can be pressed too, so only its problem looks as in other fields. */
export function Checkbox({ field, label, hint, className = '' }: Omit<FieldProps<boolean>, 'optional'>) {
	const { id, problem, ref, value, onChange, onBlur } = useField({ field, label })
	return (
		<div className={`${fieldEdge(problem !== undefined)} ${className}`}>
			<FieldProblem id={id} problem={problem} />
			<Box
				name={field.name}
				inputRef={ref}
				isSelected={Boolean(value)}
				onChange={onChange}
				onBlur={onBlur}
				isInvalid={problem !== undefined}
				validationBehavior="aria"
				aria-describedby={problem && `${id}-problem`}
				className="group flex min-h-12 w-fit cursor-pointer items-start gap-s3 rounded-field py-s3 pr-s3"
			>
				<Tick className="mt-0.5" />
				<span>
					{label}
					{hint ? <span className="block text-small text-soft">{hint}</span> : null}
				</span>
			</Box>
		</div>
	)
}
