import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { ErasedNotice } from '#web/components/messages/ErasedNotice.tsx'
import { NeedsScript } from '#web/components/messages/NeedsScript.tsx'
import { useHydrated } from '#web/lib/useHydrated.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { focusField, lookAgain, useProblems } from './useProblems.ts'

interface Props<Typed extends FieldValues, Context, Parsed> {
	form: UseFormReturn<Typed, Context, Parsed>
	label: string
	/** Sends it. What it throws is shown above the form, and nothing typed is lost. */
	onSend: (values: Parsed) => Promise<void>
	/** The sentence above the list of fields that are not right yet. */
	incomplete?: string
	/** The form takes no input yet, because what it starts with isn't known. */
	waiting?: boolean
	/** A guest left it alone, so what was typed is gone. */
	erased?: boolean
	className?: string
	children: ReactNode
}

/** A form with its summary of problems; the fields inside find it by themselves. */
export function Form<Typed extends FieldValues, Context, Parsed>({
	form,
	label,
	onSend,
	incomplete = lookAgain,
	waiting = false,
	erased = false,
	className = 'grid gap-s5',
	children,
}: Props<Typed, Context, Parsed>) {
	const problems = useProblems(form)
	// Before React listens, the browser itself would send what was typed, as a part of the address.
	const asleep = !useHydrated() || waiting
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
			<NeedsScript />
			<form
				ref={problems.formRef}
				noValidate
				aria-label={label}
				onSubmit={(event) => void send(event)}
				className={`noscript:hidden ${className}`}
			>
				<fieldset disabled={asleep} role="presentation" className="contents">
					{erased ? <ErasedNotice /> : null}
					{summary ? (
						<ErrorSummary
							key={summary.attempt}
							title={summary.title}
							problems={summary.problems}
							onGo={(name) => focusField(form, name)}
						/>
					) : null}
					{children}
				</fieldset>
			</form>
		</FormProvider>
	)
}
