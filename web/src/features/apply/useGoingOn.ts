import { useCallback, useEffect } from 'react'
import type { FieldPath } from 'react-hook-form'
import { applicationSentences } from '#shared/applications/sentences.ts'
import type { FieldProblem } from '#web/components/ErrorSummary.tsx'
import { lookAgain, useProblems } from '#web/components/useProblems.ts'
import { ApiError } from '#web/lib/api.ts'
import { guest } from '#web/lib/drafts.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { isOnItsWay } from '#web/lib/uploads/queue.ts'
import { useWhenThere } from '#web/lib/uploads/useWhenThere.ts'
import { type Answers, check, fieldNamesOf, sectionNames, sectionOf, sumsAreWrong } from './answers.ts'
import { chosen } from './draft.ts'
import { stepAfter, stepTitles } from './steps.ts'
import { today } from './today.ts'
import type { useApplication } from './useApplication.ts'
import type { useSteps } from './useSteps.ts'

const signedOut =
	'You were signed out. Please sign in again in a new tab, then press Submit once more. Everything you typed is still here.'

/** Before sending one line for each section is enough. */
const firstOfEachSection = (problems: readonly FieldProblem[]) =>
	sectionNames.flatMap((section) => {
		const first = problems.find(({ name }) => sectionOf(name) === section)
		return first ? [{ name: first.name, sentence: `${stepTitles[section]}: ${first.sentence}` }] : []
	})

/** A file says what is wrong with it in its row; to the form it is one of the attachments. */
const onFields = ({ code, message, errors }: ApiError) => {
	const named = Object.entries(errors).map(([name, sentence]) => [
		sectionOf(name) === 'attachments' ? 'attachments' : name,
		sentence,
	])
	return new ApiError(code, message, { errors: Object.fromEntries(named) })
}

/** The actions of Continue and Submit, and the problems that stop them. */
export function useGoingOn(
	owner: string,
	{ form, queue, uploads, focusField, submission, dispatch }: ReturnType<typeof useApplication>,
	{ step, go }: ReturnType<typeof useSteps>,
) {
	const { refresh } = useSession()
	const ofStep = useCallback((name: string) => step === 'send' || sectionOf(name) === step, [step])
	const { formRef, summary, incomplete, refuse, clear } = useProblems(form, ofStep)

	const submit = async () => {
		await form.trigger()
		const answers = form.getValues()
		const { payload, problems } = check(answers, chosen(queue.uploads()), today())
		if (!payload)
			return incomplete(
				sumsAreWrong(answers, problems) ? applicationSentences.numbers : applicationSentences.completeFirst,
			)
		clear()
		if (queue.uploads().some(isOnItsWay)) return whenThere.start()
		// A session may have ended unnoticed; the application would arrive as a guest's.
		if (owner !== guest && (await refresh())?._id !== owner) return refuse(new Error(signedOut))
		dispatch({ type: 'submitted', payload, at: Date.now() })
	}

	const whenThere = useWhenThere(uploads, () => void submit())
	const { stop } = whenThere

	const goOn = async () => {
		if (step === 'send') return submit()
		if (step === 'attachments') form.setValue('attachmentsSeen', true)
		const right = await form.trigger(fieldNamesOf(step) as FieldPath<Answers>[])
		if (right) go(stepAfter(step))
		else incomplete(lookAgain)
	}

	const goTo = (name: string) => {
		const section = sectionOf(name)
		if (section && section !== step) go(section, name)
		else focusField(name)
	}

	// A summary about one step would be in the way on the next.
	useEffect(() => {
		if (step) clear()
		// Whoever leaves the last step wants to change something first.
		if (step !== 'send') stop()
	}, [step, clear, stop])

	const { phase } = submission
	useEffect(() => {
		if (phase.name !== 'refused' || Object.keys(phase.error.errors).length === 0) return
		queue.refuse(phase.payload.attachments ?? [], phase.error.errors)
		refuse(onFields(phase.error))
	}, [phase, queue, refuse])

	return {
		goOn,
		submit,
		waits: whenThere.waits,
		goTo,
		formRef,
		summary: summary && {
			...summary,
			problems: step === 'send' ? firstOfEachSection(summary.problems) : summary.problems,
		},
	}
}
