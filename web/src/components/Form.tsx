import type { ReactNode } from 'react'
import { type FieldPath, type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { ErrorSummary } from './ErrorSummary.tsx'
import { lookAgain, useProblems } from './useProblems.ts'

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

/** A form with its summary of problems; the fields inside find it by themselves. */
export function Form<Typed extends FieldValues, Context, Parsed>({
	form,
	label,
	onSend,
	incomplete = lookAgain,
	className = 'grid gap-s5',
	children,
}: Props<Typed, Context, Parsed>) {
	const problems = useProblems(form)
	const { summary } = problems
	const send = form.handleSubmit(
		async (values) => {
			problems.clear()
			await onSend(values).catch(problems.refuse)
		},
		() => problems.incomplete(incomplete),
	)
	return (
		<FormProvider {...form}>
			<form
				ref={problems.formRef}
				noValidate
				aria-label={label}
				onSubmit={(event) => void send(event)}
				className={className}
			>
				{summary ? (
					<ErrorSummary
						key={summary.attempt}
						title={summary.title}
						problems={summary.problems}
						onGo={(name) => form.setFocus(name as FieldPath<Typed>)}
					/>
				) : null}
				{children}
			</form>
		</FormProvider>
	)
}
