import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Loading, Skeleton } from '#web/components/messages/Loading.tsx'
import { Page } from '#web/components/Page.tsx'
import { bookWords } from '#web/content/books.ts'
import { lazy } from '#web/lib/lazy.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useConfirmation } from '#web/lib/useConfirmation.ts'
import { BookIntro } from './BookIntro.tsx'
import { BookShelf } from './BookShelf.tsx'
import { Requested, type RequestedBooks } from './Requested.tsx'

/** A visitor reads first what happens; the form and its rules are most of what there is to load. */
const Applying = lazy(() => import('./Applying.tsx'))

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
