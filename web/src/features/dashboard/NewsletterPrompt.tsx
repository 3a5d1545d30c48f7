import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/components/Button.tsx'
import { Skeleton } from '#web/components/Loading.tsx'

const NewsletterForm = lazy(() => import('#web/features/newsletter/NewsletterForm.tsx'))

export function NewsletterPrompt() {
	const [open, setOpen] = useState(false)
	return (
		<section aria-label="Newsletter" className="rounded-card bg-sand p-s5 medium:p-s6">
			<h2 className="hidden text-h3 780:block">A letter now and then</h2>
			<p className="mt-s1 mb-s4 max-w-read">
				Hear from us when something new is built. You can leave with one click.
			</p>
			{open ? (
				<Suspense fallback={<Skeleton lines={5} />}>
					<NewsletterForm />
				</Suspense>
			) : (
				<Button look="ghost" onClick={() => setOpen(true)}>
					Sign up for the newsletter
				</Button>
			)}
		</section>
	)
}
