import { useEffect, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import type { ApplicationInput } from '#shared/applications/schema.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { type FieldProblem, fieldProblems } from '#web/components/ErrorSummary.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { type Answers, check, fieldNamesOf, sectionNames, sectionOf } from './answers.ts'
import { guest } from './draft.ts'
import { type StepName, stepAfter, stepTitles } from './steps.ts'
import { today } from './today.ts'
import type { useApplication } from './useApplication.ts'
import type { useSending } from './useSending.ts'
import type { useSteps } from './useSteps.ts'

const lookAgain = 'Please look at these fields again'

const signedOut =
	'You have been signed out. Please sign in again in a new tab, then press Submit once more: everything you typed is still here.'

interface Props {
	owner: string
	application: ReturnType<typeof useApplication>
	steps: ReturnType<typeof useSteps>
	phase: ReturnType<typeof useSending>['phase']
	send: (payload: ApplicationInput) => void
}

interface Summary {
	step: StepName
	title: string
	/** The same problem again takes the focus again. */
	attempt: number
}

/** In a section every problem of its fields; before sending one line for each section. */
function problemsAt(step: StepName, errors: object): FieldProblem[] {
	const all = fieldProblems(errors)
	if (step !== 'send') return all.filter(({ name }) => sectionOf(name) === step)
	return sectionNames.flatMap((section) => {
		const first = all.find(({ name }) => sectionOf(name) === section)
		return first ? [{ name: first.name, sentence: `${stepTitles[section]}: ${first.sentence}` }] : []
	})
}

/** What Continue and Submit do, and what they have to say when it cannot be done. */
export function useGoingOn({
	owner,
	application: { form, queue, files, focusField, leaveAttachments },
	steps,
	phase,
	send,
}: Props) {
	const { refresh } = useSession()
	const { step, go } = steps
	const { errors } = form.formState
	const [said, setSaid] = useState<Summary>()

	const say = (title: string) => setSaid((before) => ({ step, title, attempt: (before?.attempt ?? 0) + 1 }))

	const submit = async () => {
		await form.trigger()
		const { payload, problems } = check(form.getValues(), files(), today())
		if (!payload) {
			const sentences = Object.values(problems).flat()
			const numbers = sentences.some(({ message }) => message === applicationSentences.numbers)
			return say(numbers ? applicationSentences.numbers : applicationSentences.completeFirst)
		}
		setSaid(undefined)
		// A session may have ended unnoticed; the application would arrive as a guest's.
		if (owner !== guest && (await refresh())?._id !== owner) return say(signedOut)
		send(payload)
	}

	const goOn = async () => {
		if (step === 'send') return submit()
		if (step === 'attachments') leaveAttachments()
		const right = await form.trigger(fieldNamesOf(step) as FieldPath<Answers>[])
		if (!right) return say(lookAgain)
		setSaid(undefined)
		go(stepAfter(step))
	}

	const refusal = phase.name === 'refused' ? phase : undefined
	useEffect(() => {
		const fields = Object.entries(refusal?.error.errors ?? {})
		if (!refusal || fields.length === 0) return
		queue.refuse(refusal.sent.attachments ?? [], refusal.error.errors)
		for (const [name, message] of fields) {
			// A file says it in its row; to the form it is one of the attachments.
			const field = sectionOf(name) === 'attachments' ? 'attachments' : name
			form.setError(field as FieldPath<Answers>, { type: 'server', message })
		}
		setSaid({ step: 'send', title: refusal.error.message, attempt: refusal.attempt })
	}, [refusal, form, queue])

	const goTo = (name: string) => {
		const section = sectionOf(name)
		if (section && section !== step) go(section, name)
		else focusField(name)
	}

	const summary = said && said.step === step ? { ...said, problems: problemsAt(step, errors) } : undefined
	const mended = summary?.title === lookAgain && summary.problems.length === 0
	useEffect(() => {
		if (mended) setSaid(undefined)
	}, [mended])

	return { summary, goOn, goTo }
}
