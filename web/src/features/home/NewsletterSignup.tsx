import { useState } from 'react'
import { t } from '#shared/words/t.ts'
import { EarlyButton } from '#web/components/EarlyButton.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import { Part } from '#web/components/Part.tsx'
import { newsletterWords } from '#web/content/home.ts'
import { lazy } from '#web/lib/lazy.ts'
import { QuietLine } from './QuietLine.tsx'

const NewsletterForm = lazy(() => import('#web/features/newsletter/NewsletterForm.tsx'))

/** The form comes when someone asks for it. */
export function NewsletterSignup() {
	const [open, setOpen] = useState(false)
	return (
		<QuietLine
			id="newsletter"
			title={newsletterWords.title}
			action={
				open ? undefined : (
					<EarlyButton
						look="quiet"
						name="newsletter-form"
						busy={t('Opening the form')}
						className="-ml-3 justify-self-start min-[58rem]:-mr-3 min-[58rem]:ml-0"
						onPress={() => setOpen(true)}
					>
						{t('Sign up ~newsletter')}
					</EarlyButton>
				)
			}
		>
			<p className="max-w-read text-soft">{newsletterWords.text}</p>
			{open ? (
				<TakesFocus>
					<div className="max-w-form pt-s5">
						<Part coming={<Skeleton lines={6} />}>
							<NewsletterForm />
						</Part>
					</div>
				</TakesFocus>
			) : null}
		</QuietLine>
	)
}
