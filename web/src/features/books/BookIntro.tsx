import { EarlyButton } from '#web/components/EarlyButton.tsx'
import { Page } from '#web/components/Page.tsx'
import { bookWords } from '#web/content/books.ts'
import { routes } from '#web/lib/paths.ts'

export const BookIntro = ({ onApply }: { onApply: () => void }) => (
	<Page title={routes.books.label} heading="Books for children" intro={bookWords.intro}>
		<section aria-labelledby="how" className="max-w-form panel">
			<h2 id="how" className="text-h3">
				How it works
			</h2>
			<ol className="mt-s4 grid max-w-read list-decimal gap-s2 pl-s5">
				{bookWords.steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			<h3 className="mt-s5 text-lead">What you agree to</h3>
			<p className="mt-s2 max-w-read">{bookWords.consent}</p>
			<EarlyButton name="apply" busy="Opening the form" className="mt-s5" onPress={onApply}>
				Click to Apply
			</EarlyButton>
		</section>
	</Page>
)
