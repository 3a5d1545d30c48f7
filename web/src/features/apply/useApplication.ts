import { useCallback, useEffect } from 'react'
import { type FieldErrors, type FieldPath, set, useForm } from 'react-hook-form'
import { useUploads } from '#web/lib/uploads/useUploads.ts'
import { type Answers, check, sectionNames } from './answers.ts'
import { chosen, type Opened, reopened } from './draft.ts'
import { today } from './today.ts'
import { useSavedDraft } from './useSavedDraft.ts'
import { type OnSent, useSubmission } from './useSubmission.ts'

interface Props {
	owner: string
	opened: Opened
	onErased: () => void
	onSent: OnSent
}

/** One application on this device: its form, its files, where both are saved, and how far its submission is. */
export function useApplication({ owner, opened, onErased, onSent }: Props) {
	const { queue, uploads } = useUploads('attachment', () => reopened(opened.draft.files, Date.now()))
	const form = useForm<Answers>({
		resolver: (answers) => {
			const { problems } = check(answers, chosen(queue.uploads()), today())
			const errors: FieldErrors<Answers> = {}
			for (const { path, message } of sectionNames.flatMap((section) => problems[section]))
				set(errors, path.join('.'), { type: 'rule', message })
			return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: answers, errors: {} }
		},
		shouldFocusError: false,
		defaultValues: opened.draft.answers,
	})
	const { submission, dispatch } = useSubmission(opened.draft, onSent)
	const { keeper, saved, forget } = useSavedDraft({ owner, opened, form, queue, submission, onErased })

	// What is marked is checked again with every change, and nothing is marked before someone wants to go on.
	useEffect(() => {
		const checkMarked = () => {
			const marked = Object.keys(form.formState.errors) as FieldPath<Answers>[]
			if (marked.length > 0) void form.trigger(marked)
		}
		const stopForm = form.subscribe({ formState: { values: true }, callback: checkMarked })
		const stopFiles = queue.subscribe(checkMarked)
		return () => {
			stopForm()
			stopFiles()
		}
	}, [form, queue])

	const focusField = useCallback(
		(name: string) => {
			// A list as a whole has no field of its own.
			const target = document.getElementById(`whole-${name}`)
			if (target) target.focus()
			else form.setFocus(name as FieldPath<Answers>)
		},
		[form],
	)

	return { opened, form, queue, uploads, submission, dispatch, keeper, saved, forget, focusField }
}
