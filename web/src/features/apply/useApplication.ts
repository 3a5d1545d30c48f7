import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import type { ApplicationInput } from '#shared/applications/schema.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { lookAgain, useProblems } from '#web/components/useProblems.ts'
import { useSaveSoon } from '#web/components/useSaveSoon.ts'
import { guest, onDraftErased, onSaveNow } from '#web/lib/drafts.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { isOnItsWay } from '#web/lib/uploads/queue.ts'
import { useUploads } from '#web/lib/uploads/useUploads.ts'
import { type Answers, check, fieldNamesOf, sectionOf, sumsAreWrong } from './answers.ts'
import { chosen, type Opened, reopened, savedFiles } from './draft.ts'
import { LiveApplication } from './liveApplication.ts'
import { firstOfEachSection, onFields, resolver } from './problems.ts'
import { type StepName, stepAfter, stepIn, stepToGoOn } from './steps.ts'
import { today } from './today.ts'

export type OnSent = (token: string, sent: ApplicationInput, more: { earlier: boolean; leftOut: string[] }) => void

interface Props {
	/** The id of the user whose application it is, or guest. */
	owner: string
	opened: Opened
	/** True if a press on the page before opened the form, so that its heading takes the focus. */
	pressed: boolean
	/** Someone signed out, or sent or erased it in another tab. */
	onErased: () => void
	onSent: OnSent
	onAnew: (opened: Opened) => void
}

/**
 * Wires an application to what is around it: the form and its files, the session, the connection, other tabs, and the
 * address, whose step Back goes back by. What may happen to it is in application.ts.
 */
export function useApplication({ owner, opened, pressed, onErased, onSent, onAnew }: Props) {
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
	const { sending } = state

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

	useEffect(() => {
		if (sending.name !== 'sent') return
		const refused = queue.uploads().filter(({ state }) => state === 'refused')
		const { token, payload, earlier } = sending
		onSent(token, payload, { earlier, leftOut: refused.map(({ name }) => name) })
	}, [sending, onSent, queue])

	// The step that the address names. Each new one takes the focus, also from what was pressed to come here.
	const [search, setSearch] = useSearchParams()
	const [start] = useState((): StepName => (opened.origin === 'new' ? 'general' : stepToGoOn(checked().problems)))
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
		top,
		heading,
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
