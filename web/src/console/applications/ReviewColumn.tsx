import { useId } from 'react'
import type { ReviewSection } from '#web/components/application/ApplicationReview.tsx'
import { Facts } from '#web/components/Facts.tsx'

/** The sections of a review, set closer than applicants see them: staff read many of them in an evening. */
export function ReviewColumn({ sections }: { sections: readonly ReviewSection[] }) {
	return (
		<div className="grid gap-s4">
			{sections.map((section) => (
				<Sheet key={section.title} {...section} />
			))}
		</div>
	)
}

function Sheet({ title, facts, content }: ReviewSection) {
	const id = useId()
	return (
		<section aria-labelledby={id} className="card px-s5 py-s4">
			<h2 id={id} className="text-lead">
				{title}
			</h2>
			<div className="mt-s3 grid gap-s3">
				{facts ? <Facts facts={facts} layout="rows" /> : null}
				{content}
			</div>
		</section>
	)
}
