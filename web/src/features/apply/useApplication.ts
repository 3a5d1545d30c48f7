import { useCallback, useEffect, useState } from 'react'
import { type FieldErrors, type FieldPath, set, useForm } from 'react-hook-form'
import { fieldProblems } from '#web/components/ErrorSummary.tsx'
import { useUploads } from '#web/lib/uploads/useUploads.ts'
import { type Answers, check, noAnswers, sectionNames } from './answers.ts'
import { chosen, openDraft, reopened } from './draft.ts'
import { today } from './today.ts'
import { useKeptDraft } from './useKeptDraft.ts'

interface Props {
	owner: string
	/** For a new application: what is known of the person already. */
	known: Partial<Answers>
	onErased: () => void
}

/** The form, its files and where both are kept. */
export function useApplication({ owner, known, onErased }: Props) {
	const [opened] = useState(() => openDraft(owner, Date.now(), () => crypto.randomUUID()))
	const [seen, setSeen] = useState(opened.draft.seenAttachments)
	const { queue, uploads } = useUploads('attachment', () => reopened(opened.draft.files, Date.now()))
	const files = () => chosen(queue.uploads(), kept.draft.current.seenAttachments)
	const form = useForm<Answers>({
		resolver: (answers) => {
			const { problems } = check(answers, files(), today())
			const errors: FieldErrors<Answers> = {}
			for (const { path, message } of sectionNames.flatMap((section) => problems[section]))
				set(errors, path.join('.'), { type: 'rule', message })
			return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: answers, errors: {} }
		},
		shouldFocusError: false,
		defaultValues: opened.found ? opened.draft.answers : { ...noAnswers, ...known },
	})
	const kept = useKeptDraft({ owner, opened: opened.draft, form, queue, onErased })

	// What was marked is looked at again with every change, and nothing is marked before somebody wants to go on.
	useEffect(
		() =>
			form.subscribe({
				formState: { values: true },
				callback: () => {
					const marked = Object.keys(form.formState.errors) as FieldPath<Answers>[]
					if (marked.length > 0) void form.trigger(marked)
				},
			}),
		[form],
	)

	useEffect(
		() =>
			queue.subscribe(() => {
				if ('attachments' in form.formState.errors) form.clearErrors()
			}),
		[form, queue],
	)

	const focusField = useCallback(
		(name: string) => {
			// A list as a whole has no field of its own.
			const target = document.getElementById(`whole-${name}`)
			if (target) target.focus()
			else form.setFocus(name as FieldPath<Answers>)
		},
		[form],
	)

	const filesProblem = fieldProblems(form.formState.errors).find(
		({ name }) => name === 'attachments',
	)?.sentence

	/** Whoever goes on from the attachments has seen them. */
	const leaveAttachments = () => {
		setSeen(true)
		kept.save({ seenAttachments: true })
	}

	return {
		form,
		queue,
		uploads,
		files,
		seen,
		leaveAttachments,
		kept,
		opened,
		focusField,
		filesProblem,
	}
}
