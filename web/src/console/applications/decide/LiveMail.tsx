import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ResponsePreviewInput } from '#shared/applications/staff-schema.ts'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { type Application, emailOf, staff } from '#web/console/applications/applications.ts'
import { MailPreviews } from '../../MailPreviews.tsx'
import type { ResponseFormState } from './responseForm.ts'

const pauseMs = 500

interface Props {
	application: Application
	responseForm: ResponseFormState
}

/** The email below the form, for whoever opens it. It's shown again before it's sent. */
export function LiveMail({ application, responseForm }: Props) {
	const [open, setOpen] = useState(false)
	if (responseForm.form.watch('emailApplicant') !== 'yes') return null
	return (
		<details className="border-line border-t pt-s4" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary className="min-h-11 cursor-pointer font-strong text-river">See the email</summary>
			{open ? <MailAsTyped application={application} responseForm={responseForm} /> : null}
		</details>
	)
}

/** Drawn anew whenever the typing pauses. Unfilled blanks show in it too. */
function MailAsTyped({ application, responseForm: { form } }: Props) {
	const typed = JSON.stringify(form.watch())
	const [settled, setSettled] = useState(typed)
	useEffect(() => {
		const timer = setTimeout(() => setSettled(typed), pauseMs)
		return () => clearTimeout(timer)
	}, [typed])
	const response = ResponsePreviewInput.safeParse(JSON.parse(settled)).data
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: ['console', 'response preview', settled],
		queryFn: () => (response ? staff.previewResponse(response) : null),
		enabled: response !== undefined,
		placeholderData: keepPreviousData,
		refetchOnWindowFocus: false,
		gcTime: 0,
		retry: false,
	})
	if (data) return <MailPreviews to={emailOf(application)} email={data} />
	if (!response) return <p className="text-soft">Choose a status and write the message first.</p>
	if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	return <Skeleton lines={6} />
}
