import { useCallback, useEffect, useEffectEvent } from 'react'
import type { FieldPath } from 'react-hook-form'
import type { ApplicationInput } from '#shared/applications/schema.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { lookAgain, useProblems } from '#web/components/forms/useProblems.ts'
import { isOnItsWay } from '#web/lib/uploads/queue.ts'
import { type Answers, fieldNamesOf, sectionOf, sumsAreWrong } from './answers.ts'
import { firstOfEachSection, onFields } from './problems.ts'
import { stepAfter, stepToGoOn } from './steps.ts'
import { type LiveProps, useLiveApplication } from './useLiveApplication.ts'
import { useSteps } from './useSteps.ts'

export type OnSent = (token: string, sent: ApplicationInput, more: { earlier: boolean; leftOut: string[] }) => void

interface Props extends LiveProps {
	/** True if a press on the page before opened the form, so that its heading takes the focus. */
	pressed: boolean
	onSent: OnSent
}

/** An application on its page: the step that it's at, what is pressed there, and what is said about it. */
export function useApplication({ pressed, onSent, ...about }: Props) {
	const { form, queue, uploads, checked, live, state } = useLiveApplication(about)
	const { sending } = state

	useEffect(() => {
		if (sending.name !== 'sent') return
		const refused = queue.uploads().filter(({ state }) => state === 'refused')
		const { token, payload, earlier } = sending
		onSent(token, payload, { earlier, leftOut: refused.map(({ name }) => name) })
	}, [sending, onSent, queue])

	const { step, go, focusField, ...places } = useSteps(
		form,
		() => (about.opened.origin === 'new' ? 'general' : stepToGoOn(checked().problems)),
		pressed,
	)
	const ofStep = useCallback((name: string) => step === 'send' || sectionOf(name) === step, [step])
	const { formRef, summary, incomplete, refuse, clear } = useProblems(form, ofStep)

	const submit = async () => {
		await form.trigger()
		const answers = form.getValues()
		const { payload, problems } = checked()
		if (!payload)
			return incomplete(
				sumsAreWrong(answers, problems) ? applicationSentences.numbers : applicationSentences.completeFirst,
			)
		clear()
		if (queue.uploads().some(isOnItsWay)) live.tell({ type: 'submitted with files on their way' })
		else void live.submit(payload)
	}

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

	const filesHaveArrived = sending.name === 'waiting for files' && !uploads.some(isOnItsWay)
	const submitNow = useEffectEvent(() => {
		live.tell({ type: 'went on writing' })
		void submit()
	})
	useEffect(() => {
		if (filesHaveArrived) submitNow()
	}, [filesHaveArrived])

	useEffect(() => {
		// A summary about one step would be in the way on the next, and who leaves the last step wants to change something.
		if (step) clear()
		if (step !== 'send') live.tell({ type: 'went on writing' })
	}, [step, clear, live])

	useEffect(() => {
		if (sending.name !== 'writing' || !sending.refusal) return
		const { error, payload } = sending.refusal
		if (Object.keys(error.errors).length === 0) return
		queue.refuse(payload.attachments ?? [], error.errors)
		refuse(onFields(error))
	}, [sending, queue, refuse])

	return {
		form,
		queue,
		uploads,
		live,
		state,
		step,
		...places,
		formRef,
		go,
		goOn,
		goTo,
		submit,
		summary: summary && {
			...summary,
			problems: step === 'send' ? firstOfEachSection(summary.problems) : summary.problems,
		},
	}
}
