import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { onDraftErased } from '#web/lib/drafts.ts'
import type { UploadQueue } from '#web/lib/uploads/queue.ts'
import type { Answers } from './answers.ts'
import { draftPlace, forgetDraft, saveDraft, savedFiles } from './draft.ts'
import type { Submission } from './submission.ts'

const pauseMs = 400

interface Props {
	owner: string
	idempotencyKey: string
	form: UseFormReturn<Answers>
	queue: UploadQueue
	submission: Submission
	/** Signed out, or sent or erased in another tab. */
	onErased: () => void
}

/** Saves on this device what is typed, a moment after each change, and before anything is sent. */
export function useSavedDraft({ owner, idempotencyKey, form, queue, submission, onErased }: Props) {
	const over = useRef(false)
	const [saved, setSaved] = useState<boolean>()
	const { unanswered, sentAt, phase } = submission

	const save = useCallback(() => {
		if (over.current) return
		const answers = form.getValues()
		const draft = {
			answers,
			files: savedFiles(queue.uploads()),
			key: idempotencyKey,
			unanswered: [...unanswered],
			sentAt,
		}
		setSaved(saveDraft(owner, draft, Date.now()))
	}, [owner, idempotencyKey, form, queue, unanswered, sentAt])

	const forget = useCallback(() => {
		over.current = true
		forgetDraft(owner)
	}, [owner])

	useEffect(() => {
		if (phase.name === 'sent') forget()
		else if (sentAt !== undefined) save()
	}, [phase.name, sentAt, save, forget])

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

	return { saved, forget }
}
