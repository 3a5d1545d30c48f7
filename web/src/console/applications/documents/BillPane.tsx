import { useEffect, useRef, useState } from 'react'
import { Loaded } from '#web/components/Loaded.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { documentPath } from '../../paths.ts'
import type { Application } from '../applications.ts'
import { BeingChecked, DocumentViewer, reachable, useDocument } from './DocumentViewer.tsx'

interface Props {
	application: Application
	/** Of the window in which the document is read: the same before and after it loads, so that nothing below it moves. */
	height: string
}

/** The bill beside what is written about it. It is opened when it comes into sight, because each opening is recorded. */
export function BillPane({ application: { token, attachments }, height }: Props) {
	const [chosen, setChosen] = useState<string>()
	const { box, isSeen } = useSeen()
	const shown = attachments.find(({ id }) => id === chosen) ?? attachments[0]
	if (!shown) return <p>No bill. No documents were attached.</p>
	return (
		<div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-s3">
			{attachments.length > 1 ? (
				<ul aria-label="Documents" className="flex flex-wrap gap-s2 print:hidden">
					{attachments.map((file) => (
						<li key={file.id} className="max-w-full">
							<button
								type="button"
								aria-pressed={file.id === shown.id}
								onClick={() => setChosen(file.id)}
								className="wrap-anywhere min-h-11 rounded-full bg-sand px-s4 text-left hover:bg-line aria-pressed:bg-ink aria-pressed:font-strong aria-pressed:text-paper"
							>
								{file.name}
							</button>
						</li>
					))}
				</ul>
			) : null}
			<div className={height}>
				<Shown key={shown.id} token={token} id={shown.id} wanted={isSeen} />
			</div>
			<a
				href={documentPath(token, shown.id)}
				target="_blank"
				rel="noopener"
				className="wrap-anywhere inline-flex min-h-11 items-center justify-self-start print:hidden"
			>
				Open {shown.name} in a new tab
			</a>
		</div>
	)
}

function Shown({ token, id, wanted }: { token: string; id: string; wanted: boolean }) {
	const query = useDocument(token, id, wanted)
	if (query.isBeingChecked) return <BeingChecked />
	return (
		<Loaded query={query} waiting={<Skeleton lines={8} />}>
			{(document) => <DocumentViewer document={document} className="min-h-0" />}
		</Loaded>
	)
}

/** Tells whether the element has been on the screen. */
function useSeen() {
	const box = useRef<HTMLDivElement>(null)
	const [isSeen, setIsSeen] = useState(false)
	useEffect(() => {
		if (!box.current) return
		const watch = new IntersectionObserver((entries) => {
			if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
		})
		watch.observe(box.current)
		return () => watch.disconnect()
	}, [])
	return { box, isSeen }
}

/** Why someone asks. A long one scrolls in three lines' height, and a box that scrolls has to take the focus. */
export const Reason = ({ application }: { application: Application }) => (
	<section
		{...reachable}
		aria-label="Reason for applying"
		className="max-h-[max(5.25rem,calc(100dvh-44.75rem))] shrink-0 overflow-y-auto"
	>
		<p className="wrap-anywhere max-w-read whitespace-pre-line">{application.details}</p>
	</section>
)
