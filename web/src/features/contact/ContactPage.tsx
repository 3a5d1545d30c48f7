import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Gathering } from '#web/components/bridge/Gathering.tsx'
import { Page } from '#web/components/Page.tsx'
import { PhoneLink } from '#web/components/PhoneLink.tsx'
import { organization } from '#web/content/organization.ts'
import { isWritten } from '#web/content/placeholder.ts'
import { rich } from '#web/lib/rich.tsx'

export default function ContactPage() {
	const { email, phoneHours, postalAddress } = organization
	return (
		<Page
			title={routes.contact.label}
			heading={t('Contact us. A real person answers.')}
			intro={t('Ask before you apply, while you wait, or on someone’s behalf. You don’t need to be a member.')}
		>
			<div className="grid items-start gap-s7 large:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				<dl className="border-line border-b">
					<Way name={t('Email')}>
						<a href={`mailto:${email}`} className="inline-flex min-h-11 items-center">
							{email}
						</a>
					</Way>
					<Way name={t('Phone')}>
						<PhoneLink className="inline-flex min-h-11 items-center" />
						{isWritten(phoneHours) ? <span className="block font-text text-body text-soft">{phoneHours}</span> : null}
					</Way>
					{postalAddress.every(isWritten) ? (
						<Way name={t('Mail')}>
							<address className="not-italic">
								{postalAddress.map((line) => (
									<span key={line} className="block">
										{line}
									</span>
								))}
							</address>
						</Way>
					) : null}
				</dl>
				<div className="grid gap-s5">
					<Gathering />
					<section aria-labelledby="quicker">
						<h2 id="quicker" className="text-h3">
							{t('You may not have to wait for us')}
						</h2>
						<ul className="mt-s3 grid max-w-read gap-s3">
							<li>
								{rich('{find}: see where it is and what is missing.', {
									find: <Link to={routes.find.path}>{routes.find.label}</Link>,
								})}
							</li>
							<li>
								{rich('{apply}: read what to have ready.', {
									apply: <Link to={routes.apply.path}>{routes.apply.label}</Link>,
								})}
							</li>
							<li>
								{rich('{team}: see who answers you.', { team: <Link to={routes.team.path}>{routes.team.label}</Link> })}
							</li>
							<li>
								{rich(
									'{report}: for a technical problem, or an issue with an application you sent. It goes straight to the right person.',
									{ report: <Link to={routes.report.path}>{routes.report.label}</Link> },
								)}
							</li>
						</ul>
					</section>
				</div>
			</div>
		</Page>
	)
}

function Way({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="grid gap-x-s5 gap-y-s1 border-line border-t py-s5 small:grid-cols-[7rem_1fr]">
			<dt className="text-soft small:pt-s2">{name}</dt>
			<dd className="min-w-0 font-head text-lead medium:text-h3">{children}</dd>
		</div>
	)
}
