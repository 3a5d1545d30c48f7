import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { type FieldProblem, fieldProblems } from './ErrorSummary.tsx'

export const lookAgain = 'Please look at these fields again'

interface Told {
	title: string
	/** Counts the tries: the same problem again takes the focus again. */
	attempt: number
	/** It is about fields, and in the way as soon as they are right. */
	untilRight: boolean
}

/** What a server refuses says which field is meant, where it is about one. */
const fieldErrorsOf = (error: unknown) =>
	error instanceof Error && 'errors' in error && typeof error.errors === 'object' && error.errors
		? error.errors
		: {}

const everything = () => true

/** What a form has to say when it cannot go on; `concerns` picks the fields that are looked at, as one step of many. */
export function useProblems<Typed extends FieldValues, Context, Parsed>(
	form: UseFormReturn<Typed, Context, Parsed>,
	concerns: (name: string) => boolean = everything,
) {
	const [told, setTold] = useState<Told>()
	const formRef = useRef<HTMLFormElement>(null)
	const tell = useCallback(
		(title: string, untilRight: boolean) =>
			setTold((before) => ({ title, untilRight, attempt: (before?.attempt ?? 0) + 1 })),
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
				callback: ({ errors }) => {
					if (errors && concerned(errors).length === 0)
						setTold((before) => (before?.untilRight ? undefined : before))
				},
			}),
		[form, concerned],
	)

	const placeOf = ({ name }: FieldProblem) =>
		[...(formRef.current?.elements ?? [])].findIndex((field) => field.getAttribute('name') === name)

	return {
		formRef,
		summary: told && {
			...told,
			problems: concerned(form.formState.errors).toSorted((one, other) => placeOf(one) - placeOf(other)),
		},
		/** Some fields are not right yet. */
		incomplete: useCallback((title: string) => tell(title, true), [tell]),
		/** Something else is in the way, or the server said no: to all of it, or to single fields. */
		refuse: useCallback(
			(error: unknown) => {
				for (const [name, message] of Object.entries(fieldErrorsOf(error)))
					if (name in form.getValues())
						form.setError(name as FieldPath<Typed>, { type: 'server', message: String(message) })
				tell(error instanceof Error ? error.message : String(error), false)
			},
			[form, tell],
		),
		clear: useCallback(() => setTold(undefined), []),
	}
}
