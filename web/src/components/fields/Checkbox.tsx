import { Checkbox as Box } from 'react-aria-components'
import { FieldProblem, type FieldProps, fieldEdge, useField } from './FieldShell.tsx'

/** Its label is beside the box and part of what one presses, so only the problem is as in other fields. */
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
				<span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-field border-2 border-field bg-white group-hover:border-ink group-data-invalid:border-rose group-data-selected:border-river group-data-selected:bg-river">
					<svg
						viewBox="0 0 14 14"
						aria-hidden="true"
						fill="none"
						className="size-4 stroke-[2.5] stroke-white"
					>
						<path d="M2 7.500 5.500 11 12 3.500" strokeLinecap="round" strokeLinejoin="round" />
					</svg>
				</span>
				<span>
					{label}
					{hint ? <span className="block text-small text-soft">{hint}</span> : null}
				</span>
			</Box>
		</div>
	)
}
