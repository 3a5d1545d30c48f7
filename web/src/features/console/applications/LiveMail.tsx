import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ResponsePreviewInput } from '#shared/applications/staff-schema.ts'
import { MailFrame } from '../MailFrame.tsx'
import { type Application, staff } from './applications.ts'
import type { ResponseFormState } from './responseForm.ts'

const pauseMs = 500

/** The email beside the form, drawn anew whenever the typing pauses. Unfilled blanks show in it too. */
export function LiveMail({
	application: { email },
	responseForm: { form },
}: {
	application: Application
	responseForm: ResponseFormState
}) {
	const typed = JSON.stringify(form.watch())
	const [settled, setSettled] = useState(typed)
	useEffect(() => {
		const timer = setTimeout(() => setSettled(typed), pauseMs)
		return () => clearTimeout(timer)
	}, [typed])
	const response = ResponsePreviewInput.safeParse(JSON.parse(settled)).data
	const { data } = useQuery({
		queryKey: ['console', 'response preview', settled],
		queryFn: () => (response ? staff.previewResponse(response) : null),
		enabled: response?.emailApplicant === true,
		placeholderData: keepPreviousData,
		refetchOnWindowFocus: false,
		gcTime: 0,
		retry: false,
	})
	if (!response?.emailApplicant || !data) return null
	return <MailFrame to={email} subject={data.subject} html={data.html} />
}
