/** Only on the first step. */
export function BeforeYouBegin() {
	return (
		<section aria-labelledby="begin" className="rounded-card bg-sand p-s5">
			<h2 id="begin" className="text-h3">
				About 15 minutes
			</h2>
			<ul className="mt-s3 grid max-w-read list-disc gap-s1 pl-s5">
				<li>Have your bill ready; a photo is fine.</li>
				<li>One bill per application. For a second bill, apply again.</li>
				<li>Send the bill within 15 days, or we have to close your application.</li>
				<li>Processing can take up to 21 days.</li>
				<li>You can stop and finish later on this device.</li>
			</ul>
		</section>
	)
}
