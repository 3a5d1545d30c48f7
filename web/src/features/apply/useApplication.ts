import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { type FieldPath, type Resolver, useForm } from 'react-hook-form'
import type { ApplicationInput } from '#shared/applications/schema.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import {
	type Answers,
	type ChosenFiles,
	check,
	chosen,
	fieldNamesOf,
	problemsByField,
	sectionNames,
	sectionOf,
	sumsAreWrong,
	today,
} from '#web/components/apply/answers.ts'
import type { FieldProblem } from '#web/components/forms/ErrorSummary.tsx'
import { focusField, lookAgain, useProblems } from '#web/components/forms/useProblems.ts'
import { useSaveSoon } from '#web/components/forms/useSaveSoon.ts'
import { ApiError } from '#web/lib/api.ts'
import { guest, onDraftErased, onSaveNow } from '#web/lib/drafts/drafts.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { isOnItsWay } from '#web/lib/uploads/queue.ts'
import { useUploads } from '#web/lib/uploads/useUploads.ts'
import { type Opened, reopened, savedFiles } from './draft.ts'
import { LiveApplication } from './liveApplication.ts'
import { stepAfter, stepTitles, stepToGoOn, useSteps } from './steps.ts'

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

	const { step, go, ...places } = useSteps(
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
		else focusField(form, name)
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

interface LiveProps {
	/** The id of the user whose application it is, or guest. */
	owner: string
	opened: Opened
	/** Someone signed out, or sent or erased it in another tab. */
	onErased: () => void
	onAnew: (opened: Opened) => void
}

/** Wires an application to what is around it: the form and its files, the session and other tabs. */
function useLiveApplication({ owner, opened, onErased, onAnew }: LiveProps) {
	const { user, refresh } = useSession()
	const { queue, uploads } = useUploads('attachment', {
		kept: () => reopened(opened.draft.files, Date.now()),
		isGuests: owner === guest,
	})
	const form = useForm<Answers>({
		resolver: resolver(() => chosen(queue.uploads())),
		shouldFocusError: false,
		defaultValues: opened.draft.answers,
	})
	const checked = () => check(form.getValues(), chosen(queue.uploads()), today())
	const [live] = useState(
		() =>
			new LiveApplication({
				owner,
				opened,
				typed: () => ({ answers: form.getValues(), files: savedFiles(queue.uploads()) }),
				payload: () => checked().payload,
				whoIsThere: async () => (await refresh())?._id,
				onAnew,
			}),
	)
	const state = useSyncExternalStore(live.subscribe, live.state)

	// Each change is kept a moment later. What is marked is checked again, and nothing is marked before someone goes on.
	const listen = useCallback(
		(onChange: () => void) => {
			const heard = () => {
				const marked = Object.keys(form.formState.errors) as FieldPath<Answers>[]
				if (marked.length > 0) void form.trigger(marked)
				onChange()
			}
			const stopForm = form.subscribe({ formState: { values: true }, callback: heard })
			const stopFiles = queue.subscribe(heard)
			return () => {
				stopForm()
				stopFiles()
			}
		},
		[form, queue],
	)
	const change = useCallback(() => live.change(), [live])
	const saveNow = useSaveSoon(listen, change)

	useEffect(() => {
		live.open()
		// Signing out waits until the account has everything.
		const stopSaving = onSaveNow(() => {
			saveNow()
			return live.save()
		})
		return () => {
			stopSaving()
			live.close()
		}
	}, [live, saveNow])

	const isSignedIn = user?._id === owner
	useEffect(() => {
		if (isSignedIn) void live.save()
	}, [isSignedIn, live])

	useEffect(
		() =>
			onDraftErased(live.key, () => {
				live.stop()
				onErased()
			}),
		[live, onErased],
	)

	return { form, queue, uploads, checked, live, state }
}

/** Marks the fields of the form by the rules of all sections. */
const resolver =
	(files: () => ChosenFiles): Resolver<Answers> =>
	(answers) => {
		const errors = problemsByField(check(answers, files(), today()))
		return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: answers, errors: {} }
	}

/** Returns the first problem of each section, because one line for each is enough before sending. */
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
