/** Only on the first step. */
export function BeforeYouBegin() {
	return (
		<section aria-labelledby="begin" className="rounded-card bg-sand p-s5">
			<h2 id="begin" className="text-h3">
				About 15 minutes
			</h2>
			<ul className="mt-s3 grid max-w-read list-disc gap-s1 pl-s5">
				<li>Have your bill at hand. A photo of it is enough.</li>
				<li>One bill per application: attaching multiple bills leads to denial.</li>
				<li>Applications lacking payment information are automatically denied after 15 days.</li>
				<li>Processing can take up to 21 days.</li>
				<li>What you type is saved on this device. You can stop, and go on later.</li>
			</ul>
		</section>
	)
}
