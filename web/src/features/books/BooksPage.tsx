import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { ConfirmationSent, TokenCard } from '#web/components/application/TokenCard.tsx'
import { LinkButton } from '#web/components/Button.tsx'
import { EarlyButton } from '#web/components/EarlyButton.tsx'
import { Loading, Skeleton } from '#web/components/messages/Loading.tsx'
import { NeedsScript } from '#web/components/messages/NeedsScript.tsx'
import { Page } from '#web/components/Page.tsx'
import { bookWords } from '#web/content/books.ts'
import { useConfirmation } from '#web/lib/drafts/useConfirmation.ts'
import { lazy } from '#web/lib/lazy.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import type { RequestedBooks } from './BookForm.tsx'
import { BookShelf } from './BookShelf.tsx'

/** A visitor reads first what happens; the form and its rules are most of what there is to load. */
const Applying = lazy(() => import('./BookForm.tsx'))

/** The three steps are entries of the browser's history, so Back and reload work in each. */
interface Step {
	applying?: true
	confirmed?: true
}

export default function BooksPage() {
	const { waiting } = useSession()
	const navigate = useNavigate()
	const { confirmed, applying }: Step = useLocation().state ?? {}
	const { sent: requested, confirm } = useConfirmation<RequestedBooks>('requested-books', routes.books.path)

	if (confirmed && requested) return <Requested {...requested} />
	if (!applying) return <BookIntro onApply={() => void navigate(routes.books.path, { state: { applying: true } })} />
	return (
		<Page key="form" title={routes.books.label} heading={t('Apply for books')}>
			{waiting ? (
				<Loading />
			) : (
				<div className="grid items-start gap-s7 large:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
					<Suspense fallback={<Skeleton lines={12} />}>
						<Applying onSent={confirm} />
					</Suspense>
					<aside aria-labelledby="agree" className="sticky top-s5 hidden gap-s5 large:grid">
						<BookShelf className="w-full" />
						<div>
							<h2 id="agree" className="text-lead">
								{t('What you agree to')}
							</h2>
							<p className="mt-s2 max-w-read">{bookWords.consent}</p>
						</div>
					</aside>
				</div>
			)}
		</Page>
	)
}

const BookIntro = ({ onApply }: { onApply: () => void }) => (
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

const Requested = ({ token, name, email }: RequestedBooks) => (
	<Page
		key="requested"
		title={t('Application Submitted ~books')}
		heading={t('Thank you, {name}', { name })}
		intro={t('We received your application for books. A person will read it soon.')}
	>
		<div className="grid items-start gap-s6 large:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] large:gap-s8">
			<div className="grid justify-items-start gap-s5">
				<TokenCard token={token}>
					{t('You’ll need this token if you write to us about the books. Keep it private, like a password.')}
				</TokenCard>
				<ConfirmationSent email={email} />
				<LinkButton look="ghost" to={routes.home.path} className="no-print">
					{t('Back to the home page')}
				</LinkButton>
			</div>
			<BookShelf className="no-print w-full max-w-100 large:max-w-none" />
		</div>
	</Page>
)
