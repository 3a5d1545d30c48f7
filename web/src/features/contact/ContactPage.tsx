import type { ReactNode } from 'react'
import { LinkButton } from '#web/components/Button.tsx'
import { Page } from '#web/components/Page.tsx'
import { organization } from '#web/content/organization.ts'
import { linksTo, routes } from '#web/lib/paths.ts'

export default function ContactPage() {
	const { email, phone, postalAddress } = organization
	const [report] = linksTo('report')
	return (
		<Page
			title={routes.contact.label}
			heading="Contact us, a person answers"
			intro="Ask before you apply, ask while you wait, ask for somebody else. You do not need to be a member."
		>
			<div className="grid items-start gap-s7 large:grid-cols-[1.4fr_1fr]">
				<dl className="border-line border-b">
					<Way name="Email">
						<a href={`mailto:${email}`} className="inline-flex min-h-11 items-center">
							{email}
						</a>
					</Way>
					<Way name="Phone">
						<a href={`tel:${phone.replace(/\D/g, '')}`} className="inline-flex min-h-11 items-center">
							{phone}
						</a>
					</Way>
					<Way name="Mail">
						<address className="not-italic">
							{postalAddress.map((line) => (
								<span key={line} className="block">
									{line}
								</span>
							))}
						</address>
					</Way>
				</dl>
				{report ? (
					<aside
						aria-labelledby="issue"
						className="grid justify-items-start gap-s3 rounded-card bg-sand p-s5"
					>
						<h2 id="issue" className="text-h3">
							Something does not work?
						</h2>
						<p>
							For a technical problem, or a question about an application you sent, please use the report
							function: it reaches the right person at once.
						</p>
						<LinkButton to={report.path} look="ghost">
							{report.label}
						</LinkButton>
					</aside>
				) : null}
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
