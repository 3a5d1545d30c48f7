import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'

/** What every field of a form is told: the form, its place in it, and its words. */
export interface FieldProps<Typed extends FieldValues, Context, Parsed> {
	control: Control<Typed, Context, Parsed>
	name: FieldPath<Typed>
	label: string
	hint?: ReactNode
	optional?: boolean
}

/** The rose edge that every field with an error has. */
export const fieldEdge = (invalid: boolean) =>
	`grid content-start gap-s1 ${invalid ? 'border-l-4 border-l-rose pl-s4' : ''}`

export function FieldWords({
	label,
	hint,
	optional,
}: {
	label: string
	hint?: ReactNode
	optional?: boolean | undefined
}) {
	return (
		<>
			<Label className="font-strong">
				{label}
				{optional ? <span className="font-plain text-soft"> (optional)</span> : null}
			</Label>
			<FieldHint>{hint}</FieldHint>
		</>
	)
}

export function FieldHint({ children }: { children: ReactNode }) {
	return children ? (
		<Text slot="description" className="max-w-read text-soft">
			{children}
		</Text>
	) : null
}

export function FieldProblem({ children }: { children: string | undefined }) {
	return <FieldError className="font-strong text-rose">{children}</FieldError>
}
