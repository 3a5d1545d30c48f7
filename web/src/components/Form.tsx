import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ErrorSummary, fieldProblems } from './ErrorSummary.tsx'

interface Props<Typed extends FieldValues, Context, Parsed> {
	form: UseFormReturn<Typed, Context, Parsed>
	label: string
	/** Sends it. What it throws is shown above the form, and nothing typed is lost. */
	onSend: (values: Parsed) => Promise<void>
	/** The sentence above the list of fields that are not right yet. */
	incomplete?: string
	className?: string
	children: ReactNode
}

interface Problem {
	title: string
	/** Counts the tries: the same problem again takes the focus again. */
	attempt: number
}

const errorsOf = (error: unknown) =>
	error instanceof Error && 'errors' in error && typeof error.errors === 'object' && error.errors
		? error.errors
		: {}

export function Form<Typed extends FieldValues, Context, Parsed>({
	form,
	label,
	onSend,
	incomplete = 'Please look at these fields again',
	className = 'grid gap-s5',
	children,
}: Props<Typed, Context, Parsed>) {
	const [problem, setProblem] = useState<Problem>()
	const drawn = useRef<HTMLFormElement>(null)
	const fail = (title: string) => setProblem((before) => ({ title, attempt: (before?.attempt ?? 0) + 1 }))

	// Once every field is right, the list of those that were not is only in the way.
	useEffect(
		() =>
			form.subscribe({
				formState: { errors: true },
				callback: ({ errors }) => {
					if (errors && Object.keys(errors).length === 0)
						setProblem((said) => (said?.title === incomplete ? undefined : said))
				},
			}),
		[form, incomplete],
	)

	const send = form.handleSubmit(
		async (values) => {
			setProblem(undefined)
			try {
				await onSend(values)
			} catch (error) {
				for (const [name, message] of Object.entries(errorsOf(error)))
					if (name in form.getValues())
						form.setError(name as FieldPath<Typed>, { type: 'server', message: String(message) })
				fail(error instanceof Error ? error.message : String(error))
			}
		},
		() => fail(incomplete),
	)

	const placeOf = (name: string) =>
		[...(drawn.current?.elements ?? [])].findIndex((field) => field.getAttribute('name') === name)
	const problems = fieldProblems(form.formState.errors).toSorted(
		(one, other) => placeOf(one.name) - placeOf(other.name),
	)

	return (
		<form
			ref={drawn}
			noValidate
			aria-label={label}
			onSubmit={(event) => void send(event)}
			className={className}
		>
			{problem ? (
				<ErrorSummary
					key={problem.attempt}
					title={problem.title}
					problems={problems}
					onGo={(name) => form.setFocus(name as FieldPath<Typed>)}
				/>
			) : null}
			{children}
		</form>
	)
}
