import { useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import { kilobytes } from '#shared/files/rules.ts'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { ConsoleHeading } from '../../ConsoleHeading.tsx'
import { LoadingSection } from '../../LoadingSection.tsx'
import { applicationPath } from '../../paths.ts'
import { BeingChecked, DocumentViewer, useDocument } from './DocumentViewer.tsx'

/**
 * Opens a document in its own tab. This page shows images, the browser shows the types it supports, and the rest is a
 * download.
 */
export default function DocumentPage() {
	const { token = '', id = '' } = useParams()
	const { data, error, isFetching, refetch, isBeingChecked } = useDocument(token, id)
	const picture = data?.contentType.startsWith('image/')
	const elsewhere = picture ? undefined : data?.view
	useEffect(() => {
		if (elsewhere) window.location.replace(elsewhere)
	}, [elsewhere])
	if (isBeingChecked) return <BeingChecked />
	if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	if (!data || elsewhere) return <LoadingSection />
	return (
		<>
			<Link to={applicationPath(token)} className="inline-flex min-h-11 items-center print:hidden">
				Back to the application
			</Link>
			<ConsoleHeading title={data.name} />
			<p className="mt-s2 mb-s4 flex flex-wrap items-center gap-x-s4 print:hidden">
				<span className="text-soft tabular-nums">{kilobytes(data.size)}</span>
				<a href={data.data} className="inline-flex min-h-11 items-center font-strong">
					Download
				</a>
			</p>
			<DocumentViewer document={data} className="max-h-[80dvh] max-w-page" />
		</>
	)
}
