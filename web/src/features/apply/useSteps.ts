import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import type { Answers } from './answers.ts'
import { type StepName, stepIn } from './steps.ts'

/**
 * The step that the address names, so that Back goes back by one. Each new one takes the focus, also from what was
 * pressed to come here.
 */
export function useSteps(form: UseFormReturn<Answers>, startsAt: () => StepName, pressed: boolean) {
	const [search, setSearch] = useSearchParams()
	const [start] = useState(startsAt)
	const step = stepIn(search, start)
	const top = useRef<HTMLDivElement>(null)
	const heading = useRef<HTMLHeadingElement>(null)
	const shown = useRef(pressed ? undefined : step)
	const field = useRef<string>(undefined)

	const focusField = useCallback(
		(name: string) => {
			// A list as a whole has no field of its own.
			const target = document.getElementById(`whole-${name}`)
			if (target) target.focus()
			else form.setFocus(name as FieldPath<Answers>)
		},
		[form],
	)

	useEffect(() => {
		if (shown.current === step) return
		shown.current = step
		top.current?.scrollIntoView({ block: 'start' })
		heading.current?.focus({ preventScroll: true })
		if (field.current) focusField(field.current)
		field.current = undefined
	}, [step, focusField])

	const go = (next: StepName, toField?: string) => {
		field.current = toField
		if (next === step && toField) focusField(toField)
		else setSearch({ step: next }, { state: null })
	}

	return { step, top, heading, go, focusField }
}
