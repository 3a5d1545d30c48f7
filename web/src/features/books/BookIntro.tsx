import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { EarlyButton } from '#web/components/EarlyButton.tsx'
import { NeedsScript } from '#web/components/messages/NeedsScript.tsx'
import { Page } from '#web/components/Page.tsx'
import { bookWords } from '#web/content/books.ts'
import { BookShelf } from './BookShelf.tsx'

export const BookIntro = ({ onApply }: { onApply: () => void }) => (
	<Page title={routes.books.label} heading={t('Books for children')} intro={bookWords.intro}>
		<div className="grid items-start gap-s6 large:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] large:gap-s8">
			<section aria-labelledby="how" className="panel large:row-start-1">
				<h2 id="how" className="text-h3">
					{t('How it works')}
				</h2>
				<ol className="mt-s4 grid max-w-read list-decimal gap-s2 pl-s5 marker:font-strong marker:text-river">
					{bookWords.steps.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ol>
				<h3 className="mt-s5 text-lead">{t('What you agree to')}</h3>
				<p className="mt-s2 max-w-read">{bookWords.consent}</p>
				<div className="mt-s5">
					<NeedsScript />
					<EarlyButton name="apply" busy={t('Opening the form')} className="max-small:w-full" onPress={onApply}>
						{t('Click to Apply')}
					</EarlyButton>
				</div>
			</section>
			<BookShelf className="w-full max-w-100 max-large:order-first large:max-w-none" />
		</div>
	</Page>
)
