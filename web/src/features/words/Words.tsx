import { Link } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Page } from '#web/components/Page.tsx'
import { PhoneLink } from '#web/components/PhoneLink.tsx'
import { organization } from '#web/content/organization.ts'
import { isWritten } from '#web/content/placeholder.ts'
import { rich } from '#web/lib/rich.tsx'

interface Props {
	title: string
	words: { intro: string; sections: readonly { title: string; text: readonly string[] }[]; updated: string }
}

/** A page that is there to be read, or printed. A section of which nothing is written yet is left out. */
export function Words({ title, words: { intro, sections, updated } }: Props) {
	const { email } = organization
	const written = sections.flatMap(({ title, text }) => {
		const paragraphs = text.filter(isWritten)
		return paragraphs.length > 0 ? [{ title, paragraphs }] : []
	})
	return (
		<Page title={title} intro={intro}>
			<div className="grid max-w-read gap-s6">
				{written.map(({ title, paragraphs }) => (
					<section key={title}>
						<h2 className="text-h3">{title}</h2>
						{paragraphs.map((paragraph) => (
							<p key={paragraph} className="mt-s3">
								{paragraph}
							</p>
						))}
					</section>
				))}
				<section>
					<h2 className="text-h3">{t('Questions')}</h2>
					<p className="mt-s3">
						{rich('Call {phone}, write to {email}, or see {ways}.', {
							phone: <PhoneLink />,
							email: <a href={`mailto:${email}`}>{email}</a>,
							ways: <Link to={routes.contact.path}>{t('all the ways to reach us')}</Link>,
						})}
					</p>
				</section>
				{isWritten(updated) ? <p className="text-soft">{t('Last changed: {updated}', { updated })}</p> : null}
			</div>
		</Page>
	)
}
