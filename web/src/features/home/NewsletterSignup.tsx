import { lazy, Suspense } from 'react'
import { Skeleton } from '#web/components/Loading.tsx'
import { Reveal } from '#web/components/Reveal.tsx'
import { newsletterWords } from '#web/content/home.ts'

const NewsletterForm = lazy(() => import('#web/features/newsletter/NewsletterForm.tsx'))

export function NewsletterSignup() {
	const placeholder = (
		<div className="min-h-[25rem]">
			<Skeleton lines={6} />
		</div>
	)
	return (
		<section aria-labelledby="newsletter" className="panel">
			<h2 id="newsletter" className="text-h3">
				{newsletterWords.title}
			</h2>
			<p className="mt-s2 mb-s5 max-w-read text-soft">{newsletterWords.text}</p>
			<Reveal placeholder={placeholder}>
				<Suspense fallback={placeholder}>
					<NewsletterForm />
				</Suspense>
			</Reveal>
		</section>
	)
}
