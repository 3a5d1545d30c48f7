import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn, UseFormSetFocus } from 'react-hook-form'
import { t } from '#shared/words/t.ts'
import { type FieldProblem, fieldProblems } from './ErrorSummary.tsx'

export const lookAgain = t('Please fix these fields')

interface Complaint {
	title: string
	/** Counts the tries: the same problem again takes the focus again. */
	attempt: number
	/** The summary is about fields, so it disappears once they are valid. */
	untilRight: boolean
}

/** A server's refusal names the field, if it is about one. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
	const errors = error instanceof Error && 'errors' in error && error.errors
	const named = errors && typeof errors === 'object' ? Object.entries(errors) : []
	return Object.fromEntries(named.map(([name, message]) => [name, String(message)]))
}

/** A list as a whole has no field of its own. */
export function focusField<Typed extends FieldValues>(form: { setFocus: UseFormSetFocus<Typed> }, name: string) {
	const whole = document.getElementById(`whole-${name}`)
	if (whole) whole.focus()
	else form.setFocus(name as FieldPath<Typed>)
}

const everything = () => true

/** Shows why a form can't continue. `concerns` picks the fields that are looked at, for a form in several steps. */
export function useProblems<Typed extends FieldValues, Context, Parsed>(
	form: UseFormReturn<Typed, Context, Parsed>,
	concerns: (name: string) => boolean = everything,
) {
	const [complaint, setComplaint] = useState<Complaint>()
	// Read at every render: react-hook-form only updates readers of `errors`.
	const { errors } = form.formState
	const formRef = useRef<HTMLFormElement>(null)
	const complain = useCallback(
		(title: string, untilRight: boolean) =>
			setComplaint((before) => ({ title, untilRight, attempt: (before?.attempt ?? 0) + 1 })),
		[],
	)

	const concerned = useCallback(
		(errors: FieldErrors) => fieldProblems(errors).filter(({ name }) => concerns(name)),
		[concerns],
	)

	useEffect(
		() =>
			form.subscribe({
				formState: { errors: true },
				callback: ({ errors: now }) => {
					if (now && concerned(now).length === 0) setComplaint((before) => (before?.untilRight ? undefined : before))
				},
			}),
		[form, concerned],
	)

	/** In the order of the page; what is not on it comes last. */
	const placeOf = ({ name }: FieldProblem) => {
		const fields = [...(formRef.current?.elements ?? [])]
		const place = fields.findIndex((field) => field.getAttribute('name') === name)
		return place === -1 ? fields.length : place
	}

	const problems = concerned(errors).sort((one, other) => placeOf(one) - placeOf(other))

	return {
		formRef,
		summary: complaint && { ...complaint, problems },
		/** Some fields have problems. */
		incomplete: useCallback((title: string) => complain(title, true), [complain]),
		/** Something else is in the way, or the server said no: to all of it, or to single fields. */
		refuse: useCallback(
			(error: unknown) => {
				for (const [name, message] of Object.entries(fieldErrorsOf(error)))
					form.setError(name as FieldPath<Typed>, { type: 'server', message })
				complain(error instanceof Error ? error.message : String(error), false)
			},
			[form, complain],
		),
		clear: useCallback(() => setComplaint(undefined), []),
	}
}
