import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { useSaveSoon } from '#web/components/forms/useSaveSoon.ts'
import { guest, onDraftErased, onSaveNow } from '#web/lib/drafts.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useUploads } from '#web/lib/uploads/useUploads.ts'
import { type Answers, check } from './answers.ts'
import { chosen, type Opened, reopened, savedFiles } from './draft.ts'
import { LiveApplication } from './liveApplication.ts'
import { resolver } from './problems.ts'
import { today } from './today.ts'

export interface LiveProps {
	/** The id of the user whose application it is, or guest. */
	owner: string
	opened: Opened
	/** Someone signed out, or sent or erased it in another tab. */
	onErased: () => void
	onAnew: (opened: Opened) => void
}

/** Wires an application to what is around it: the form and its files, the session and other tabs. */
export function useLiveApplication({ owner, opened, onErased, onAnew }: LiveProps) {
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
