import { Link } from 'react-router-dom'
import { Page } from '#web/components/Page.tsx'
import { PhoneLink } from '#web/components/PhoneLink.tsx'
import { organization } from '#web/content/organization.ts'
import { routes } from '#web/lib/paths.ts'

interface Props {
	title: string
	words: {
		intro: string
		sections: readonly { title: string; text: readonly string[] }[]
		updated: string
	}
}

/** A page that is there to be read, or printed. */
export function Words({ title, words: { intro, sections, updated } }: Props) {
	const { email } = organization
	return (
		<Page title={title} intro={intro}>
			<div className="grid max-w-read gap-s6">
				{sections.map((section) => (
					<section key={section.title}>
						<h2 className="text-h3">{section.title}</h2>
						{section.text.map((paragraph) => (
							<p key={paragraph} className="mt-s3">
								{paragraph}
							</p>
						))}
					</section>
				))}
				<section>
					<h2 className="text-h3">Questions</h2>
					<p className="mt-s3">
						Call <PhoneLink />, write to <a href={`mailto:${email}`}>{email}</a>, or see{' '}
						<Link to={routes.contact.path}>all the ways to reach us</Link>.
					</p>
				</section>
				<p className="text-soft">Last changed: {updated}</p>
			</div>
		</Page>
	)
}
