import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { onDraftErased } from '#web/lib/drafts.ts'
import type { UploadQueue } from '#web/lib/uploads/queue.ts'
import type { Answers } from './answers.ts'
import { type Draft, draftPlace, forgetDraft, keepDraft, keptFiles } from './draft.ts'

const pauseMs = 400

interface Props {
	owner: string
	opened: Draft
	form: UseFormReturn<Answers>
	queue: UploadQueue
	/** Signed out, or sent or erased in another tab. */
	onErased: () => void
}

/** Keeps what is typed on this device, a moment after each change and when the page is left. */
export function useKeptDraft({ owner, opened, form, queue, onErased }: Props) {
	const draft = useRef(opened)
	const over = useRef(false)
	const [kept, setKept] = useState<boolean>()

	const save = useCallback(
		(change: Partial<Draft> = {}) => {
			if (over.current) return
			draft.current = {
				...draft.current,
				answers: form.getValues(),
				files: keptFiles(queue.uploads()),
				...change,
			}
			setKept(keepDraft(owner, draft.current, Date.now()))
		},
		[owner, form, queue],
	)

	const forget = useCallback(() => {
		over.current = true
		forgetDraft(owner)
	}, [owner])

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined
		const saveSoon = () => {
			clearTimeout(timer)
			timer = setTimeout(save, pauseMs)
		}
		const saveNow = () => {
			if (timer === undefined) return
			clearTimeout(timer)
			timer = undefined
			save()
		}
		const stopForm = form.subscribe({ formState: { values: true }, callback: saveSoon })
		const stopFiles = queue.subscribe(saveSoon)
		window.addEventListener('pagehide', saveNow)
		document.addEventListener('visibilitychange', saveNow)
		return () => {
			stopForm()
			stopFiles()
			window.removeEventListener('pagehide', saveNow)
			document.removeEventListener('visibilitychange', saveNow)
			saveNow()
		}
	}, [form, queue, save])

	useEffect(
		() =>
			onDraftErased(draftPlace(owner), () => {
				over.current = true
				onErased()
			}),
		[owner, onErased],
	)

	return { draft, kept, save, forget }
}
