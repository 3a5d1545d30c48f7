import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { t } from '#shared/words/t.ts'
import {
	type Answers,
	type Checked,
	type SectionName,
	sectionNames,
	sectionTitles,
} from '#web/components/apply/answers.ts'
import { focusField } from '#web/components/forms/useProblems.ts'

export const stepNames = [...sectionNames, 'send'] as const

export type StepName = SectionName | 'send'

export const stepTitles: Record<StepName, string> = { ...sectionTitles, send: t('Check and send') }

/** A draft that was kept goes on at the first section that isn't complete. */
export const stepToGoOn = (problems: Checked['problems']): StepName =>
	sectionNames.find((section) => problems[section].length > 0) ?? 'send'

/** The address names the step. Where it names none, the form begins at `start`. */
export const stepIn = (search: URLSearchParams, start: StepName): StepName =>
	stepNames.find((step) => step === search.get('step')) ?? start

export const stepAfter = (step: StepName): StepName => stepNames[stepNames.indexOf(step) + 1] ?? 'send'

export const stepBefore = (step: StepName) => stepNames[stepNames.indexOf(step) - 1]

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

	useEffect(() => {
		if (shown.current === step) return
		shown.current = step
		top.current?.scrollIntoView({ block: 'start' })
		heading.current?.focus({ preventScroll: true })
		if (field.current) focusField(form, field.current)
		field.current = undefined
	}, [step, form])

	const go = (next: StepName, toField?: string) => {
		field.current = toField
		if (next === step && toField) focusField(form, toField)
		else setSearch({ step: next }, { state: null })
	}

	return { step, top, heading, go }
}
