import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { kilobytes } from '#shared/files/rules.ts'
import { Banner } from '#web/components/Banner.tsx'
import { ErrorState } from '#web/components/ErrorState.tsx'
import { ApiError } from '#web/lib/api.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { LoadingSection } from '../LoadingSection.tsx'
import { staff } from './applications.ts'

const isBeingChecked = (error: Error | null) => error instanceof ApiError && error.code === 'being-checked'

/**
 * One document in its own tab. This page shows images, the browser shows the types it supports, and the rest is a
 * download.
 */
export default function DocumentPage() {
	const { token = '', id = '' } = useParams()
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: ['console', 'document', token, id],
		queryFn: () => staff.openAttachment({ token, id }),
		staleTime: Number.POSITIVE_INFINITY,
		refetchInterval: ({ state }) => (isBeingChecked(state.error) ? 3000 : false),
		gcTime: 0,
	})
	const picture = data?.contentType.startsWith('image/')
	const elsewhere = picture ? undefined : data?.view
	useEffect(() => {
		if (elsewhere) window.location.replace(elsewhere)
	}, [elsewhere])
	if (isBeingChecked(error))
		return (
			<Banner tone="waiting" role="status" title="We’re still checking this file for viruses">
				<p>That takes a minute. The file opens by itself as soon as it’s done.</p>
			</Banner>
		)
	if (error)
		return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	if (!data || elsewhere) return <LoadingSection />
	return (
		<>
			<ConsoleHeading title={data.name} />
			<p className="mt-s2 mb-s4 flex flex-wrap items-center gap-x-s4 print:hidden">
				<span className="text-soft tabular-nums">{kilobytes(data.size)}</span>
				<a href={data.data} className="inline-flex min-h-11 items-center font-strong">
					Download
				</a>
			</p>
			{picture ? (
				<img src={data.view} alt={data.name} className="card max-w-full" />
			) : (
				<p className="max-w-read">We can’t preview this file. Download it to open it.</p>
			)}
		</>
	)
}
