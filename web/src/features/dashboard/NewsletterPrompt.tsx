import { useState } from 'react'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { Part } from '#web/components/Part.tsx'
import { lazy } from '#web/lib/lazy.ts'

const NewsletterForm = lazy(() => import('#web/features/newsletter/NewsletterForm.tsx'))

export function NewsletterPrompt() {
	const [open, setOpen] = useState(false)
	return (
		<section aria-label={t('Newsletter')} className="border-line border-t-2 pt-s5">
			<h2 className="hidden text-h3 780:block">{t('Our newsletter')}</h2>
			<p className="mt-s1 mb-s4 max-w-read">
				{t('Stories, events and ways to help, a few times a year. Unsubscribe with one click.')}
			</p>
			{open ? (
				<Part coming={<Skeleton lines={5} />}>
					<NewsletterForm />
				</Part>
			) : (
				<Button look="ghost" onClick={() => setOpen(true)}>
					{t('Sign up for the newsletter')}
				</Button>
			)}
		</section>
	)
}
