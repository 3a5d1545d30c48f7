import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import type { Answer } from '#shared/endpoint.ts'
import { Banner } from '#web/components/messages/Banner.tsx'
import { ApiError } from '#web/lib/api.ts'
import { staff } from '../applications.ts'

type OpenedDocument = Answer<typeof applicationsStaffApi.openAttachment>

/** Phones have no viewer for PDFs inside a page; there they open in a tab. */
const canShow = ({ view, contentType }: OpenedDocument) =>
	view !== undefined && (contentType !== 'application/pdf' || navigator.pdfViewerEnabled)

/** Beside a document that only Office opens. Our check of it sees no more than its first bytes and a few names. */
export const officeCaution = 'Leave editing and macros off.'

export const opensInOffice = (contentType: string) =>
	/^application\/(?:rtf|msword|vnd\.)/.test(contentType) || contentType === 'text/csv'

const isBeingChecked = (error: Error | null) => error instanceof ApiError && error.code === 'being-checked'

/** A link to a document, as soon as it was scanned. Links work for five minutes, and each opening is recorded. */
export function useDocument(token: string, id: string, wanted = true) {
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: ['console', 'document', token, id],
		queryFn: () => staff.openAttachment({ token, id }),
		enabled: wanted,
		staleTime: ({ state: { data, dataUpdatedAt } }) => (data ? Date.parse(data.expiresAt) - dataUpdatedAt : 0),
		// A new link would load the document again under the reader's eyes.
		refetchOnWindowFocus: false,
		refetchOnReconnect: false,
		refetchInterval: ({ state }) => (isBeingChecked(state.error) ? 3000 : false),
		gcTime: 0,
	})
	return { data, error, isFetching, refetch, isBeingChecked: isBeingChecked(error) }
}

const zooms = [1, 1.5, 2, 3, 4] as const

/** A box that scrolls has to take the focus, or a keyboard alone can't scroll it in every browser. */
export const reachable = { tabIndex: 0 }

/** A sheet of paper, until a picture says what shape it has. */
const letter = { width: 17, height: 22 }

/** A document that can be made larger and turned: bills are photographed sideways, and small print decides. */
export function DocumentViewer({ document, className }: { document: OpenedDocument; className: string }) {
	const [zoom, setZoom] = useState(0)
	const [turn, setTurn] = useState(0)
	const [shape, setShape] = useState(letter)
	if (!document.view || !canShow(document))
		return (
			<p className="max-w-read">
				We can’t preview this file. Download it to open it. {opensInOffice(document.contentType) ? officeCaution : null}
			</p>
		)
	const lies = turn % 180 !== 0
	const [width, height] = lies ? [shape.height, shape.width] : [shape.width, shape.height]
	const sheet: CSSProperties = {
		width: `${(zooms[zoom] ?? 1) * 100}%`,
		aspectRatio: `${width} / ${height}`,
		containerType: 'size',
	}
	const content: CSSProperties = {
		width: lies ? '100cqh' : '100cqw',
		height: lies ? '100cqw' : '100cqh',
		transform: `translate(-50%, -50%) rotate(${turn}deg)`,
	}
	const look = 'absolute top-1/2 left-1/2 max-w-none bg-white'
	return (
		<div className="relative grid max-h-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)]">
			<div className="absolute right-s4 bottom-s4 z-10 flex gap-s1 rounded-full bg-white p-0.5 shadow-high print:hidden">
				<Icon label="Larger" isOff={zoom === zooms.length - 1} onClick={larger}>
					+
				</Icon>
				<Icon label="Smaller" isOff={zoom === 0} onClick={smaller}>
					−
				</Icon>
				<Icon label="Turn" onClick={() => setTurn((turn + 90) % 360)}>
					↻
				</Icon>
			</div>
			<section {...reachable} aria-label={document.name} className={`overflow-auto rounded-field bg-sand ${className}`}>
				<div className="relative" style={sheet}>
					{document.contentType.startsWith('image/') ? (
						<img
							src={document.view}
							alt={document.name}
							style={content}
							className={look}
							onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
								setShape({ width: naturalWidth, height: naturalHeight })
							}
						/>
					) : (
						<iframe
							src={`${document.view}#toolbar=0&navpanes=0&view=FitH`}
							title={document.name}
							style={content}
							className={look}
						/>
					)}
				</div>
			</section>
		</div>
	)

	function larger() {
		setZoom((now) => Math.min(now + 1, zooms.length - 1))
	}

	function smaller() {
		setZoom((now) => Math.max(now - 1, 0))
	}
}

interface IconProps {
	label: string
	isOff?: boolean
	onClick: () => void
	children: string
}

/** Lies over the document, so that it takes no room from it. */
const Icon = ({ label, isOff = false, onClick, children }: IconProps) => (
	<button
		type="button"
		aria-label={label}
		title={label}
		aria-disabled={isOff}
		onClick={onClick}
		className="grid size-11 place-items-center rounded-full text-h3 text-river leading-none hover:bg-river-wash aria-disabled:text-field"
	>
		<span aria-hidden="true">{children}</span>
	</button>
)

export function BeingChecked() {
	return (
		<Banner tone="waiting" role="status" title="We’re still checking this file for viruses">
			<p>That takes a minute. The file opens by itself as soon as it’s done.</p>
		</Banner>
	)
}
