import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isStep, type StepName } from './steps.ts'

/** The step is part of the address, so that Back goes back one step. Each new step takes the focus. */
export function useSteps(focusField: (name: string) => void, focusFirst: boolean) {
	const [search, setSearch] = useSearchParams()
	const requested = search.get('step')
	const step: StepName = isStep(requested) ? requested : 'general'
	const top = useRef<HTMLDivElement>(null)
	const heading = useRef<HTMLHeadingElement>(null)
	// What was pressed to come here is gone, so its focus goes to the heading, too.
	const shown = useRef(focusFirst ? undefined : step)
	const field = useRef<string>(undefined)

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

	return { step, top, heading, go }
}
