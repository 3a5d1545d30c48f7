import { type ReactNode, useId } from 'react'
import { useController } from 'react-hook-form'
import { t } from '#shared/words/t.ts'
import type { Field } from './fieldsOf.ts'

export interface FieldWords {
	label: string
	hint?: ReactNode
	optional?: boolean
	className?: string
	/** In a bar of one line the words stand in the empty field, and screen readers hear them as its label. */
	inline?: boolean
}

export type FieldProps<Accepted> = FieldWords & { field: Field<Accepted> }

/** Connects a field with the form. `aria` belongs on the element that takes the focus. */
export function useField({ field, hint, optional = false }: FieldWords & { field: Field<never> }) {
	const { field: controlled, fieldState } = useController({ name: field.name })
	const id = useId()
	const problem = fieldState.error?.message
	const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
	return {
		...controlled,
		id,
		problem,
		aria: {
			'aria-required': !optional,
			'aria-invalid': fieldState.invalid,
			'aria-describedby': described || undefined,
		},
	}
}

interface Props extends FieldWords {
	id: string
	problem: string | undefined
	/** A group of choices has a name, and no single element that a label could belong to. */
	group?: boolean
	/** Below the field: how many characters are left. */
	counter?: ReactNode
	children: ReactNode
}

/** The frame of every field: its label, hint, problem and counter. */
export function FieldShell({
	id,
	problem,
	label,
	hint,
	optional,
	group = false,
	counter,
	className = '',
	inline = false,
	children,
}: Props) {
	const name = (
		<>
			{label}
			{optional ? <span className="font-plain text-soft"> {t('(optional)')}</span> : null}
		</>
	)
	return (
		<div className={`${fieldEdge(problem !== undefined)} ${className}`}>
			{group ? (
				<span id={`${id}-label`} className="font-strong">
					{name}
				</span>
			) : (
				<label htmlFor={id} className={inline ? 'sr-only' : 'font-strong'}>
					{name}
				</label>
			)}
			{hint ? (
				<span id={`${id}-hint`} className="max-w-read text-soft">
					{hint}
				</span>
			) : null}
			<FieldProblem id={id} problem={problem} />
			{children}
			{counter}
		</div>
	)
}

export const FieldProblem = ({ id, problem }: { id: string; problem: string | undefined }) =>
	problem ? (
		<span id={`${id}-problem`} className="font-strong text-rose">
			{problem}
		</span>
	) : null

/** The rose edge of an invalid field. */
export const fieldEdge = (invalid: boolean) =>
	`grid content-start gap-s1 ${invalid ? 'border-l-4 border-l-rose pl-s4' : ''}`

export const charactersLeft = (left: number) =>
	left < 0 ? t('{n} too many', { n: -left }) : t('{n} characters left', { n: left })
