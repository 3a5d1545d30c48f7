import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { guest, onDraftErased, onSaveNow } from '#web/lib/drafts.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import type { UploadQueue } from '#web/lib/uploads/queue.ts'
import type { Answers } from './answers.ts'
import { keptInTab, type Opened, savedFiles } from './draft.ts'
import { GuestKeeper } from './guestKeeper.ts'
import { accountDraft } from './memberDraft.ts'
import { MemberKeeper } from './memberKeeper.ts'
import type { Submission } from './submission.ts'

const pauseMs = 400

interface Props {
	owner: string
	opened: Opened
	form: UseFormReturn<Answers>
	queue: UploadQueue
	submission: Submission
	/** Signed out, or sent or erased in another tab. */
	onErased: () => void
}

function keeperFor(owner: string, { draft, found, version }: Opened) {
	if (owner === guest) return new GuestKeeper({ draft, found })
	return new MemberKeeper({ owner, key: draft.key, account: accountDraft(owner, version), found })
}

/** Saves what is typed, a moment after each change, and before anything is sent. */
export function useSavedDraft({ owner, opened, form, queue, submission, onErased }: Props) {
	const [keeper] = useState(() => keeperFor(owner, opened))
	const { key } = opened.draft
	const saved = useSyncExternalStore(keeper.subscribe, keeper.state)
	const sent = useRef(false)
	const { unanswered, sentAt, phase } = submission

	const save = useCallback(() => {
		if (sent.current) return
		const files = savedFiles(queue.uploads())
		keeper.change({ answers: form.getValues(), files, key, unanswered: [...unanswered], sentAt })
	}, [keeper, key, form, queue, unanswered, sentAt])

	const forget = useCallback(() => {
		sent.current = true
		keeper.erase()
	}, [keeper])

	useEffect(() => {
		if (phase.name === 'sent') forget()
		else if (sentAt !== undefined) save()
	}, [phase.name, sentAt, save, forget])

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined
		const saveSoon = () => {
			clearTimeout(timer)
			timer = setTimeout(saveNow, pauseMs)
		}
		const saveNow = () => {
			if (timer === undefined) return
			clearTimeout(timer)
			timer = undefined
			save()
		}
		const saveAll = () => {
			saveNow()
			return keeper.flush()
		}
		const stopForm = form.subscribe({ formState: { values: true }, callback: saveSoon })
		const stopFiles = queue.subscribe(saveSoon)
		const stopSaving = onSaveNow(saveAll)
		window.addEventListener('pagehide', saveNow)
		window.addEventListener('online', saveAll)
		document.addEventListener('visibilitychange', saveAll)
		return () => {
			stopForm()
			stopFiles()
			stopSaving()
			window.removeEventListener('pagehide', saveNow)
			window.removeEventListener('online', saveAll)
			document.removeEventListener('visibilitychange', saveAll)
			void saveAll()
			keeper.rest()
		}
	}, [form, queue, save, keeper])

	// What a reload interrupted is saved now.
	useEffect(() => {
		if (owner !== guest && keptInTab(owner, Date.now())) save()
	}, [owner, save])

	const { user } = useSession()
	const signedIn = user?._id === owner
	useEffect(() => {
		if (signedIn) void keeper.flush()
	}, [signedIn, keeper])

	useEffect(
		() =>
			onDraftErased(key, () => {
				sent.current = true
				keeper.stop()
				onErased()
			}),
		[key, keeper, onErased],
	)

	return { keeper, saved, forget }
}
