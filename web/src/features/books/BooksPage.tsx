import { Suspense, useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { t } from '#shared/words/t.ts'
import { Loading, Skeleton } from '#web/components/Loading.tsx'
import { Page } from '#web/components/Page.tsx'
import { bookWords } from '#web/content/books.ts'
import { guest } from '#web/lib/drafts.ts'
import { lazy } from '#web/lib/lazy.ts'
import { routes } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useFormPerson } from '#web/lib/session/useFormPerson.ts'
import { useConfirmation } from '#web/lib/useConfirmation.ts'
import { BookIntro } from './BookIntro.tsx'
import { BookShelf } from './BookShelf.tsx'
import { Requested, type RequestedBooks } from './Requested.tsx'

/** A visitor reads first what happens; the form and its rules are most of what there is to load. */
const BookForm = lazy(() => import('./BookForm.tsx'))

/** The three steps are entries of the browser's history, so Back and reload work in each. */
interface Step {
	applying?: true
	confirmed?: true
}

export default function BooksPage() {
	const { waiting } = useSession()
	const { turn } = useFormPerson()
	const navigate = useNavigate()
	const { confirmed, applying }: Step = useLocation().state ?? {}
	const { sent: requested, confirm } = useConfirmation<RequestedBooks>('requested-books', routes.books.path)

	if (confirmed && requested) return <Requested {...requested} />
	if (!applying)
		return <BookIntro onApply={() => void navigate(routes.books.path, { state: { applying: true } })} />
	return (
		<Page key="form" title={routes.books.label} heading={t('Apply for books')}>
			{waiting ? (
				<Loading />
			) : (
				<div className="grid items-start gap-s7 large:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
					<Suspense fallback={<Skeleton lines={12} />}>
						<Applying key={turn} onSent={confirm} />
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

function Applying({ onSent }: { onSent: (sent: RequestedBooks) => void }) {
	const { user } = useSession()
	// The draft stays with the person who began it, even when the session ends in between.
	const [owner] = useState(user?._id ?? guest)
	const [{ erased, cause }, setErased] = useState<{ erased: number; cause?: 'idle' | undefined }>({
		erased: 0,
	})
	const onErased = useCallback(
		(why?: 'idle') => setErased((before) => ({ erased: before.erased + 1, cause: why })),
		[],
	)
	return (
		<BookForm
			key={erased}
			owner={owner}
			leftAlone={cause === 'idle'}
			known={{
				firstName: user?.firstName ?? '',
				lastName: user?.lastName ?? '',
				email: user?.email ?? '',
			}}
			onErased={onErased}
			onSent={onSent}
		/>
	)
}
