import { Checkbox as Box } from 'react-aria-components'
import { type FieldValues, useController } from 'react-hook-form'
import { type FieldProps, fieldEdge } from './parts.tsx'

type Props<Typed extends FieldValues, Context, Parsed> = Omit<FieldProps<Typed, Context, Parsed>, 'optional'>

export function Checkbox<Typed extends FieldValues, Context, Parsed>({
	control,
	name,
	label,
	hint,
}: Props<Typed, Context, Parsed>) {
	const { field, fieldState } = useController({ control, name })
	return (
		<div className={fieldEdge(fieldState.invalid)}>
			{fieldState.invalid ? (
				<p id={`${name}-problem`} className="font-strong text-rose">
					{fieldState.error?.message}
				</p>
			) : null}
			<Box
				name={name}
				inputRef={field.ref}
				isSelected={Boolean(field.value)}
				onChange={field.onChange}
				onBlur={field.onBlur}
				isInvalid={fieldState.invalid}
				validationBehavior="aria"
				aria-describedby={fieldState.invalid ? `${name}-problem` : undefined}
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
