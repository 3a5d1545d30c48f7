import { t } from '#shared/words/t.ts'

/** Members see this on the first step, because they don't pass the page that says it to everyone else. */
export function BeforeYouBegin() {
	return (
		<section aria-labelledby="begin" className="rounded-card bg-sand p-s5">
			<h2 id="begin" className="text-h3">
				{t('About 15 minutes')}
			</h2>
			<p className="mt-s3 max-w-read">
				{t(
					'Have one bill ready; a photo is fine. Processing can take up to 21 days. You can stop anytime and finish later, on any device.',
				)}
			</p>
		</section>
	)
}
