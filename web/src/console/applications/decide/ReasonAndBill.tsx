import { useState } from 'react'
import type { Application } from '#web/console/applications/applications.ts'
import { BillPane } from '#web/console/applications/documents/BillPane.tsx'

/** Why someone asks and what they owe. From 1260 px on it stays in sight beside the form, and nothing that loads moves it. */
export function ReasonAndBill({ application }: { application: Application }) {
	return (
		<section
			aria-label="Reason and bill"
			className="card grid grid-cols-[minmax(0,1fr)] gap-s3 p-s4 full:sticky full:top-s4"
		>
			<h2 className="text-small text-soft">Reason for applying</h2>
			<Reason key={application.token} words={application.details} />
			<h2 className="border-line border-t pt-s3 text-lead">Bill</h2>
			<BillPane application={application} height="h-[60dvh] full:h-[max(16rem,calc(100dvh-22rem))]" />
		</section>
	)
}

/** The height of about three lines of the column. */
const shortReason = 180

function Reason({ words }: { words: string }) {
	const [whole, setWhole] = useState(false)
	const isLong = words.length > shortReason || words.includes('\n')
	return (
		<div className="grid justify-items-start">
			<p className={`wrap-anywhere max-w-read whitespace-pre-line ${isLong && !whole ? 'line-clamp-3' : ''}`}>
				{words}
			</p>
			{isLong ? (
				<button
					type="button"
					aria-expanded={whole}
					onClick={() => setWhole(!whole)}
					className="min-h-8 text-river underline underline-offset-4"
				>
					{whole ? 'Show less' : 'Show all of it'}
				</button>
			) : null}
		</div>
	)
}
